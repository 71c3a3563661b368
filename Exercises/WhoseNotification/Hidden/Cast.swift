import Checking
import MiniCocoa
import Testing

import class WhoseNotification.Company
import class WhoseNotification.EmployeeViewController
import class WhoseNotification.Person

/// Two companies and some people of a story, by the names of messages or by others.
struct Cast {
  let delta: Company
  let omega: Company
  let (ann, bob, cleo): (Person, Person, Person)
  private let names: [String]
  private let companies: [String]

  static var known: Cast { Cast(["Delta", "Omega"], ["Ann", "Bob", "Cleo"]) }

  static var random: Cast {
    let names = (1...5).map { _ in
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(Array(names[..<2]), Array(names[2...]))
  }

  private init(_ companies: [String], _ names: [String]) {
    self.companies = companies
    self.names = names
    delta = Company(name: companies[0])
    omega = Company(name: companies[1])
    (ann, bob, cleo) = (Person(name: names[0]), Person(name: names[1]), Person(name: names[2]))
  }

  /// A controller of Delta, whose rival is Omega.
  func controller() -> EmployeeViewController {
    EmployeeViewController(company: delta, rival: omega)
  }

  func deltaLine(_ people: Int...) -> String { line(companies[0], people) }

  func omegaLine(_ people: Int...) -> String { line(companies[1], people) }

  private func line(_ company: String, _ people: [Int]) -> String {
    "\(company): \(people.map { names[$0] }.joined(separator: ", "))"
  }

  /// Lines that a learner's code has written, as far as they are made of the story's names.
  func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nothing" }
    let shown = lines.prefix(6).map { isOfStory($0) ? "\"\($0)\"" : "a line with other words" }
    return shown.joined(separator: ", ") + (lines.count > 6 ? " …" : "")
  }

  private func isOfStory(_ line: String) -> Bool {
    let known = companies + companies.map { $0 + " Group" }
    let words = known + known.map { "Optional(\"\($0)\")" } + ["", "nil", "<null>"]
    for old in words where words.contains(where: { line == "\(old) -> \($0)" }) { return true }
    for company in known where line.hasPrefix("\(company): ") {
      let people = line.dropFirst(company.count + 2).split(separator: ",")
      let isMadeOfNames = people.allSatisfy { name in
        names.contains { name == $0 || name == " \($0)" }
      }
      if isMadeOfNames { return true }
    }
    return false
  }
}

/// The lines that a controller writes while something happens.
func written(by controller: EmployeeViewController, _ happen: () -> Void) -> [String] {
  let before: [String] = controller.lines
  happen()
  let after: [String] = controller.lines
  return Array(after.dropFirst(before.count))
}

/// The number of times that a part of a story misuses MiniCocoa; here, misuse does not stop it.
func count(_ kinds: Misuse.Kind..., in body: () -> Void) -> Int {
  Misuse.recorded(body).count { kinds.contains($0.kind) }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice, with names that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
///
/// - Parameters:
///   - isAlone: Whether only the controller's classes register it.
///   - isOfRemoval: Whether it is about removing registrations, which is the last of the TODOs.
func judge(
  after before: [Story] = [], isAlone: Bool = false, isOfRemoval: Bool = false, _ story: Story
) {
  var isReady = true
  _ = Misuse.recorded { isReady = before.allSatisfy { $0(.known) == nil } }
  guard isReady else { return }
  for isKnown in [true, false] {
    var complaint: String?
    // The companies are deallocated in here, too: an observer may still be registered with them.
    let misuses = Misuse.recorded { complaint = story(isKnown ? .known : .random) }
    guard let complaint else { continue }
    let text =
      isKnown
      ? wrongRegistration(isOfRemoval ? misuses : misuses.butForContexts)
        ?? (isAlone ? lostNotification(misuses) : nil) ?? complaint
      : "Your program is right with Delta and Omega, and with Ann, Bob and Cleo, but wrong with other "
        + "names. It must work with any: did you write one of these into your code?"
    Issue.record(Comment(rawValue: text))
    return
  }
}

/// The registration fault that MiniCocoa recorded while a story went wrong; nil if there was none.
private func wrongRegistration(_ misuses: [Misuse]) -> String? {
  registrationFault(
    in: misuses.map { ($0.kind.description, $0.object, $0.key) }, of: "Company",
    for: ["employees", "name"])
}

extension [Misuse] {
  /// Without removals of registrations that exist, and have another context.
  fileprivate var butForContexts: [Misuse] {
    let left = filter { [.observerDied, .diedObserved].contains($0.kind) }
      .flatMap { $0.key.split(separator: ", ").map(String.init) }
    return filter { $0.kind != .notRegistered || !left.contains($0.key) }
  }
}

/// A sentence about a notification that the controller registered for and passed on, if MiniCocoa
/// recorded one.
private func lostNotification(_ misuses: [Misuse]) -> String? {
  guard let key = misuses.first(where: { $0.kind == .notHandled })?.key,
    ["employees", "name"].contains(key)
  else { return nil }
  return """
    Your controller registered for "\(key)" and got a notification about it, and its observeValue \
    passed that on to super, where no class expects it. Which condition in observeValue doesn't it \
    meet: was it registered with another context, or with none?
    """
}
