import Checking
import MiniCocoa
import Testing

import class WhoseNotification.Company

// Whose message is it?
@Suite struct WhoseNotificationSuite {
  @Test func eachChangeIsOneLine() {
    judge { cast in
      // No line is not one line too many; it is changesAreWritten's.
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
            write once: of three messages, one carries your own context. A context is one object, \
            made once; another one is not the same, even if it has the same text, and nil is none.
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
      // How often a name reaches the root class by itself is another check's.
      let usual = rename(cast.delta)
      let context = KVOContext("name")
      cast.delta.addObserver(controller, forKeyPath: "name", context: context)
      let reports = rename(cast.delta) - usual
      cast.delta.removeObserver(controller, forKeyPath: "name", context: context)
      guard reports != 1 else { return nil }
      return """
        Your controller was told of Delta's "name", with a context that neither class knows. That \
        came to the root class, with that path, \(times(reports)), and should come there once. The \
        root class complains, so the mistake is found. A message that is dropped leaves no trace.
        """
    }
  }

  @Test func ownIsNotPassedOn() {
    judge(after: [writes, follows]) { cast in
      // Whether a rival's message is the controller's own is another check's.
      let hearsRival = hearsRival(.known) == nil
      let controller = cast.controller()
      let reports = count(.notHandled) {
        cast.delta.hire(cast.ann)
        if hearsRival { cast.omega.hire(cast.bob) }
      }
      guard reports > 0 else { return nil }
      return withExtendedLifetime(controller) {
        """
        Delta hired Ann, and Omega hired Bob. Your controller wrote its line, and a message came \
        to \
        the root class, which never expects any. In a check, this is only noted. A program of your own \
        stops at that line. To pass a message on says "this one is not mine".
        """
      }
    }
  }

  // MARK: Which company

  @Test func rivalIsHeard() {
    judge(after: [writes], hearsRival)
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
        Omega hired Bob, Delta hired Ann, and Omega hired Cleo. The lines are \
        \(cast.list(lines)), and should be "Omega: Bob", "Delta: Ann", "Omega: Bob, Cleo". Path \
        and context may be the same for both; one parameter says which object has changed.
        """
    }
  }

  @Test func newNameIsALine() {
    judge(after: [writes], hearsNames)
  }
}

/// How often the root class complains of it.
private func rename(_ company: Company) -> Int {
  Misuse.recorded { company.name += " Group" }
    .count { $0.kind == .notHandled && $0.key == "name" }
}

// MARK: - Stories that other checks presuppose

private func writesAnything(_ cast: Cast) -> Bool {
  let controller = cast.controller()
  return !written(by: controller) { cast.delta.hire(cast.ann) }.isEmpty
}

func writesOnce(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let lines = written(by: controller) { cast.delta.hire(cast.ann) }
  guard lines.count > 1 else { return nil }
  return """
    Delta hired Ann. Your controller wrote \(cast.list(lines)), and should write one line. For \
    each change, it is told twice: once because you have registered it, and once because its \
    superclass has. One of the two messages is yours.
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
    "Delta: Ann", "Delta: Ann, Bob". The context that comes with a message has to be the very \
    object that was given to `addObserver`, and the new value has to come along.
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
        Delta hired \(name), and the title of your controller is not "\(title)". The superclass \
        has registered for Delta's "employees" as well. Its message comes to your \
        `observeValue` first, and has to go on from there.
        """
    }
  }
  return nil
}

func hearsNames(_ cast: Cast) -> String? {
  let controller = cast.controller()
  let companies = [cast.delta, cast.omega]
  for (company, name) in zip(companies, ["Delta", "Omega"]) {
    let old: String = company.name
    let lines = written(by: controller) { company.name += " Group" }
    guard lines == ["\(old) -> \(old) Group"] else {
      return """
        \(name) was given the name "\(name) Group". Your controller wrote \(cast.list(lines)), \
        and should write "\(name) -> \(name) Group". The context says that a message is yours. \
        What it is about is said by the path; the old name comes along if you have asked for it.
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
    line. It has to be registered with each object that it wants to hear of, with a context that \
    it knows.
    """
}
