import Checking
import MiniCocoa
import Testing

import class WhoseNotification.Company

// Whose message is it?
@Suite struct WhoseNotificationSuite {
  @Test func eachChangeIsOneLine() {
    judge { cast in
      // changesAreWritten judges missing lines; this check judges surplus ones.
      guard writesAnything(cast) else {
        leavesUnjudged()
        return nil
      }
      return writesOnce(cast)
    }
  }

  @Test func changesAreWritten() {
    judge(after: [writesOnce], writes)
  }

  @Test func strangersAreNoLines() {
    judge(after: [writes]) { cast in
      let controller = cast.controller()
      let strangers: [(KVOContext?, String)] = [
        (KVOContext("lines"), "with a context of its own"), (nil, "without a context"),
      ]
      for (context, manner) in strangers {
        let company = cast.delta
        company.addObserver(controller, forKeyPath: "employees", context: context)
        let lines = written(by: controller) { company.hire(cast.ann) }
        company.removeObserver(controller, forKeyPath: "employees", context: context)
        guard lines.count == 1 else {
          return """
            Another object had registered your controller for Delta's "employees" as well, \
            \(manner). Delta hired Ann, and your controller wrote \(times(lines.count)). It should \
            write once: of three notifications, one carries your own context. A context is one \
            object, created once. Another one isn't the same, even with the same text, and nil \
            isn't either.
            """
        }
      }
      return nil
    }
  }

  // MARK: Passing on

  @Test func titleFollows() {
    judge(follows)
  }

  @Test func strangersReachTheRoot() {
    judge { cast in
      let controller = cast.controller()
      // Another check judges how often a name reaches the root class by itself.
      let usual = rename(cast.delta)
      let context = KVOContext("name")
      cast.delta.addObserver(controller, forKeyPath: "name", context: context)
      let reports = rename(cast.delta) - usual
      cast.delta.removeObserver(controller, forKeyPath: "name", context: context)
      guard reports != 1 else { return nil }
      return """
        Your controller got a notification about Delta's "name", with a context that neither class \
        knows. It reached the root class, with that path, \(times(reports)), and should reach it \
        once. The root class complains, so you find the mistake. If you drop a notification, \
        nobody does.
        """
    }
  }

  @Test func ownIsNotPassedOn() {
    judge(after: [writes, follows]) { cast in
      // Another check judges whether a rival's message counts as the controller's own.
      let hearsRival = hearsRival(.known) == nil
      let controller = cast.controller()
      let reports = count(.notHandled) {
        cast.delta.hire(cast.ann)
        if hearsRival { cast.omega.hire(cast.bob) }
      }
      guard reports > 0 else { return nil }
      return withExtendedLifetime(controller) {
        """
        Delta hired Ann, and Omega hired Bob. Your controller wrote its line, and the same \
        notification reached the root class, which expects none. In a check, MiniCocoa only \
        records this. A program of your own stops at that line. Passing a notification on says \
        "this one isn't mine".
        """
      }
    }
  }

  // MARK: Which company

  @Test func rivalIsHeard() {
    judge(after: [writes], isAlone: true, hearsRival)
  }

  @Test func linesNameTheCompany() {
    judge(after: [writes, hearsRival]) { cast in
      let controller = cast.controller()
      let lines = written(by: controller) {
        cast.omega.hire(cast.bob)
        cast.delta.hire(cast.ann)
        cast.omega.hire(cast.cleo)
      }
      guard lines != [cast.omegaLine(1), cast.deltaLine(0), cast.omegaLine(1, 2)] else {
        return nil
      }
      return """
        Omega hired Bob, Delta hired Ann, and Omega hired Cleo. The lines are \(cast.list(lines)), \
        and should be "Omega: Bob", "Delta: Ann", "Omega: Bob, Cleo". Path and context may be the \
        same for both; one parameter says which object has changed.
        """
    }
  }

  @Test func newNameIsALine() {
    judge(after: [writes], isAlone: true, tellsKindsApart)
  }

  @Test func nameLineHasBoth() {
    judge(after: [writes, tellsKindsApart], isAlone: true, writesBothNames)
  }
}

/// The number of times that the root class reports it.
private func rename(_ company: Company) -> Int {
  Misuse.recorded { company.name += " Group" }
    .count { $0.kind == .notHandled && $0.key == "name" }
}

// MARK: - Stories that other checks need first

private func writesAnything(_ cast: Cast) -> Bool {
  let controller = cast.controller()
  return !written(by: controller) { cast.delta.hire(cast.ann) }.isEmpty
}

func writesOnce(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let lines = written(by: controller) { cast.delta.hire(cast.ann) }
  guard lines.count > 1 else { return nil }
  return """
    Delta hired Ann. Your controller wrote \(cast.list(lines)), and should write one line. It is \
    notified twice of each change: once because you registered it, and once because its superclass \
    did. One of the two notifications is yours.
    """
}

func writes(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let lines = written(by: controller) {
    cast.delta.hire(cast.ann)
    cast.delta.hire(cast.bob)
  }
  guard lines != [cast.deltaLine(0), cast.deltaLine(0, 1)] else { return nil }
  return """
    Delta hired Ann, and then Bob. Your controller wrote \(cast.list(lines)), and should write \
    "Delta: Ann", "Delta: Ann, Bob". The context of a notification has to be the very object that \
    you gave to `addObserver`, and the change has to carry the new value.
    """
}

func follows(_ cast: Cast) -> String? {
  let controller = cast.controller()
  for (person, title, name) in [
    (cast.ann, "Employees: 1", "Ann"), (cast.bob, "Employees: 2", "Bob"),
  ] {
    cast.delta.hire(person)
    let isRight = controller.title == title
    guard isRight else {
      return """
        Delta hired \(name), and the title of your controller isn't "\(title)". The superclass has \
        registered for Delta's "employees" as well. Its notification comes to your `observeValue` \
        first, and you have to pass it on.
        """
    }
  }
  return nil
}

func hearsNames(_ cast: Cast) -> String? { tellsKindsApart(cast) ?? writesBothNames(cast) }

func tellsKindsApart(_ cast: Cast) -> String? {
  let controller = cast.controller()
  for (company, name) in [(cast.delta, "Delta"), (cast.omega, "Omega")] {
    let lines = written(by: controller) { company.name += " Group" }
    guard lines.count == 1, !lines[0].contains(": ") else {
      return """
        \(name) got the name "\(name) Group". Your controller wrote \(cast.list(lines)), and should \
        write one line with an arrow. The context tells you that a notification is yours. Which \
        parameter tells you what has changed?
        """
    }
  }
  return nil
}

func writesBothNames(_ cast: Cast) -> String? {
  let controller = cast.controller()
  for (company, name) in [(cast.delta, "Delta"), (cast.omega, "Omega")] {
    let old: String = company.name
    let lines = written(by: controller) { company.name += " Group" }
    guard lines == ["\(old) -> \(old) Group"] else {
      return """
        \(name) got the name "\(name) Group". Your controller wrote \(cast.list(lines)), and should \
        write "\(name) -> \(name) Group". A change carries the values that the registration's \
        options ask for.
        """
    }
  }
  return nil
}

func hearsRival(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let lines = written(by: controller) { cast.omega.hire(cast.bob) }
  guard lines.count != 1 else { return nil }
  return """
    Omega, the rival, hired Bob. Your controller wrote \(cast.list(lines)), and should write one \
    line. Register it with each object that it observes, with a context that it knows.
    """
}
