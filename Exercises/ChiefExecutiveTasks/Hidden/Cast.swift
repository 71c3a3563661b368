import Checking
import MiniCocoa
import Testing

import class ChiefExecutiveTasks.Company
import class ChiefExecutiveTasks.Person
import class ChiefExecutiveTasks.TaskViewController

/// A company, two people and two tasks of a story, by the names of messages or by others.
struct Cast {
  let company: Company
  let ann: Person
  let bob: Person
  let plan: String
  let sell: String
  /// Another name, for the company or for its chief executive.
  let other: String

  static var known: Cast { Cast(["Delta", "Ann", "Bob", "plan", "sell", "Omega"]) }

  static var random: Cast {
    Cast(
      (1...6).map { _ in
        String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
      })
  }

  private init(_ names: [String]) {
    company = Company(name: names[0])
    ann = Person(name: names[1])
    bob = Person(name: names[2])
    (plan, sell, other) = (names[3], names[4], names[5])
  }

  /// A controller of the company, which Ann leads, with nothing to do.
  func controllerOfAnn() -> TaskViewController {
    company.ceo = ann
    return TaskViewController(company: company)
  }

  /// Lines that a learner's code has written, for a message; only the story's words appear in it.
  func list(_ lines: [String]) -> String {
    guard !lines.isEmpty else { return "nothing" }
    let known = [
      plan, sell, "\(plan), \(sell)", "\(sell), \(plan)", "nobody", "no tasks", "", "<null>", "nil",
      "[]",
    ]
    let shown = lines.prefix(6).map { known.contains($0) ? "\"\($0)\"" : "another text" }
    return shown.joined(separator: ", ") + (lines.count > 6 ? " …" : "")
  }
}

/// An observer that records the values that it gets.
final class Witness: KVObject {
  private(set) var values: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    values.append(change?[.newKey] as? String ?? "")
  }
}

/// An observer that does something at each notification.
final class Ear: KVObject {
  private let act: () -> Void

  init(_ act: @escaping () -> Void) {
    self.act = act
    super.init()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    act()
  }
}

extension Company {
  /// The notifications of a path's observer while something happens.
  func told(of path: String, _ happen: () -> Void) -> [String] {
    let witness = Witness()
    addObserver(witness, forKeyPath: path, options: .new)
    happen()
    removeObserver(witness, forKeyPath: path)
    return witness.values
  }
}

/// The lines that a controller writes while something happens.
func written(by controller: TaskViewController, _ happen: () -> Void) -> [String] {
  let before: [String] = controller.lines
  happen()
  let after: [String] = controller.lines
  return Array(after.dropFirst(before.count))
}

/// The number of times that a part of a story misuses MiniCocoa; here, misuse does not stop it.
func count(_ kind: Misuse.Kind, in body: () -> Void) -> Int {
  Misuse.recorded(body).count { $0.kind == kind }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice, with names that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], _ story: Story) {
  var isReady = true
  _ = Misuse.recorded { isReady = before.allSatisfy { $0(.known) == nil } }
  guard isReady else { return }
  for isKnown in [true, false] {
    var complaint: String?
    // The company is deallocated in here, too: an observer may still be registered with it.
    let misuses = Misuse.recorded { complaint = story(isKnown ? .known : .random) }
    guard let complaint else { continue }
    let registration = registrationFault(
      in: misuses.map { ($0.kind.description, $0.object, $0.key) }, of: "Company",
      for: ["ceo.tasks", "summary"])
    let path = " A path to a property of another object begins at the company, as in \"ceo.name\"."
    let text =
      isKnown
      ? registration.map { $0 + path } ?? complaint
      : "Your program is right with the names and tasks from our messages, and wrong with others. It "
        + "must work with any of them: did you write one of these into your code?"
    Issue.record(Comment(rawValue: text))
    return
  }
}
