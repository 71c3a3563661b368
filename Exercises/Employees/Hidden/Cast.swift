import Checking
import MiniCocoa
import Testing

import class Employees.Company
import class Employees.Person

/// Three people of a story, by the names that messages call them by, or by others.
struct Cast {
  let ann: Person
  let bob: Person
  let cleo: Person
  /// Whether they have the names that messages call them by.
  let isKnown: Bool
  private let names: [String]

  static var known: Cast { Cast(["Ann", "Bob", "Cleo"], isKnown: true) }

  static var random: Cast {
    let names = (1...3).map { _ in
      String((1...8).compactMap { _ in "abcdefghijklmnopqrstuvwxyz".randomElement() })
    }
    return Cast(names, isKnown: false)
  }

  private init(_ names: [String], isKnown: Bool) {
    self.names = names
    self.isKnown = isKnown
    ann = Person(name: names[0])
    bob = Person(name: names[1])
    cleo = Person(name: names[2])
  }

  func names(_ numbers: Int...) -> [String] { numbers.map { names[$0] } }

  /// The line of a log, by the numbers of names.
  func line(_ old: Int?, _ new: Int?) -> String {
    "\(old.map { names[$0] } ?? "none") -> \(new.map { names[$0] } ?? "none")"
  }

  /// Texts that a learner's code has shown, as far as they are made of the story's names.
  func list(_ texts: [String]) -> String {
    guard !texts.isEmpty else { return "empty" }
    let shown = texts.prefix(6).map { isOfStory($0) ? "\"\($0)\"" : "another text" }
    return shown.joined(separator: ", ") + (texts.count > 6 ? " …" : "")
  }

  /// Texts that were added to a list, for a message.
  func added(_ texts: [String]) -> String { texts.isEmpty ? "nothing" : list(texts) }

  private func isOfStory(_ text: String) -> Bool {
    let absent = ["none", "nil", "<null>", ""]
    let words = names + names.map { "Optional(\"\($0)\")" } + absent
    return words.contains(text)
      || words.contains { old in words.contains { "\(old) -> \($0)" == text } }
  }
}

/// An observer that records its notifications.
final class Witness: KVObject {
  private(set) var paths: [String] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    paths.append(keyPath ?? "")
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

/// A company as it is before the story begins.
func company(_ cast: Cast, employing people: [Person] = [], ledBy ceo: Person? = nil) -> Company {
  let company = Company()
  for person in people { company.hire(person) }
  company.ceo = ceo
  return company
}

/// Whether a part of a story misuses MiniCocoa; here, misuse does not stop the program.
func commits(_ kind: Misuse.Kind, _ body: () -> Void) -> Bool {
  Misuse.recorded(body).contains { $0.kind == kind }
}

/// A complaint; nil if all is well.
typealias Story = (Cast) -> String?

/// Plays a story twice, with names that messages may show, then with random ones.
///
/// If one of those `before` it goes wrong, there is nothing to judge yet.
func judge(after before: [Story] = [], refuses refused: Misuse.Kind? = nil, _ story: Story) {
  var isReady = true
  _ = Misuse.recorded { isReady = before.allSatisfy { $0(.known) == nil } }
  guard isReady else { return }
  for cast in [Cast.known, .random] {
    var complaint: String?
    let misuses = Misuse.recorded { complaint = story(cast) }
    if let complaint {
      let text =
        cast.isKnown
        ? wrongRegistration(misuses) ?? unhandled(misuses) + complaint
        : "Your program is right for Ann, Bob and Cleo, and wrong for other people. It must work with "
          + "any names: did you write one of these three into your code?"
      Issue.record(Comment(rawValue: text))
      return
    }
    if let refused, misuses.contains(where: { $0.kind == refused }) {
      Issue.record(
        """
        The controller handled a change of the company, and passed it on to super as well. There \
        it reached the root class, which expects no change. In a check, MiniCocoa only records \
        this. A program of your own stops at that line. Pass on only what you didn't register for.
        """)
      return
    }
  }
}

/// The registration fault that MiniCocoa recorded while a story went wrong; nil if there was none.
private func wrongRegistration(_ misuses: [Misuse]) -> String? {
  registrationFault(
    in: misuses.map { ($0.kind.description, $0.object, $0.key) }, of: "Company",
    for: ["employees", "ceo"])
}

/// A sentence about a notification that MiniCocoa recorded as unhandled; empty if there was none.
private func unhandled(_ misuses: [Misuse]) -> String {
  misuses.contains { $0.kind == .notHandled }
    ? "MiniCocoa has recorded that a notification reached super, and that nobody handled it: "
      + "is there a case for its path in observeValue? " : ""
}
