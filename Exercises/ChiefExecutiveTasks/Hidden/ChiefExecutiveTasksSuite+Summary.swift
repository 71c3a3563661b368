import Checking
import MiniCocoa
import Testing

import class ChiefExecutiveTasks.TaskViewController

// The summary, which depends on other properties, and the end of the observation.
extension ChiefExecutiveTasksSuite {
  @Test func summaryFollowsTasks() {
    judge(after: [tells], followsTasks)
  }

  @Test func summaryFollowsNames() {
    judge { cast in
      cast.company.ceo = cast.ann
      let happenings = [
        ("Ann, who leads the company, got another name", { cast.ann.name = cast.other }),
        ("The company got another name", { cast.company.name = cast.other }),
      ]
      for (happening, happen) in happenings {
        let told = cast.company.told(of: "summary", happen)
        let summary: String = cast.company.summary
        guard told == [summary] else {
          return """
            \(happening), and an observer of the company's "summary" was notified \
            \(times(told.count)). It should be notified once, with the new summary, because the \
            summary contains that name.
            """
        }
      }
      return nil
    }
  }

  @Test func letterheadFollows() {
    judge { cast in
      let told = cast.company.told(of: "letterhead") { cast.company.name = cast.other }
      guard told.count == 1 else {
        return """
          The company got another name, and an observer of its "letterhead" was notified \
          \(times(told.count)). It should be notified once. `Organization` says what a letterhead \
          depends on. If a subclass answers for all keys itself, it takes that back.
          """
      }
      cast.company.ceo = cast.ann
      let none = cast.company.told(of: "letterhead") { cast.ann.tasks = [cast.plan] }
      guard !none.isEmpty else { return nil }
      return """
        Ann, who leads the company, got a task, and an observer of the company's "letterhead" was \
        notified. A letterhead doesn't depend on tasks: what your method adds is for one key only.
        """
    }
  }

  @Test func pathEndsAtTheTasks() {
    judge(after: [tells, followsTasks]) { cast in
      let passages = count(.throughCollection) { _ = followsTasks(cast) }
      guard passages > 0 else { return nil }
      return """
        A path of the company's "summary" leads through an array, to something inside it, such as \
        its count. Nobody can observe an array. In a check, MiniCocoa only records this. A program \
        of your own stops at that line. Let the path end at the property that holds the array: \
        each new array notifies its observers.
        """
    }
  }

  // MARK: The headline

  @Test func headlineAtOnce() {
    judge { cast in
      let controller = cast.controllerOfAnn()
      // Without a summary, no headline is as good as one.
      guard !cast.company.summary.isEmpty else {
        leavesUnjudged()
        return nil
      }
      let isRight = controller.headline == cast.company.summary
      guard !isRight else { return nil }
      return """
        Ann leads the company. A controller was created, and its headline isn't the company's \
        summary, "Delta: Ann has 0 tasks". Nothing changes at that moment, so the registration has \
        to ask for the first value at once.
        """
    }
  }

  @Test func headlineFollows() {
    judge(after: [tells, followsTasks], headlineChanges)
  }

  @Test func headlineIsTold() {
    judge(after: [tells, followsTasks, headlineChanges]) { cast in
      let company = cast.company
      var seen: [String] = []
      var controller: TaskViewController?
      let ears = (1...2).map { _ in Ear { seen.append(controller?.headline ?? "") } }
      // An observer of "name" and one of "summary" are both notified, possibly before the
      // controller.
      let paths = ["name", "summary"]
      for path in paths { company.addObserver(ears[0], forKeyPath: path, options: []) }
      controller = cast.controllerOfAnn()
      for path in paths { company.addObserver(ears[1], forKeyPath: path, options: []) }
      seen = []
      company.name = cast.other
      for (ear, path) in ears.flatMap({ ear in paths.map { (ear, $0) } }) {
        company.removeObserver(ear, forKeyPath: path)
      }
      let summary: String = company.summary
      controller = nil
      guard seen.count == 4 else { return nil }
      guard seen.allSatisfy({ $0 == summary }) else { return nil }
      return """
        Two other observers were registered with the company, one before your controller and one \
        after it. The company got another name. Your headline had it before your controller was \
        notified, so you compute it when somebody reads it. A screen shows what it received. Store \
        the headline, and set it when a notification arrives.
        """
    }
  }

  // MARK: The end

  @Test func leavesCleanly() {
    judge(after: [tells, hearsNewChief, headlineChanges]) { cast in
      cast.company.ceo = cast.ann
      var scene = Scene([:])
      let removals = count(.notRegistered) { scene = leftAlone(cast) }
      guard scene.isFreed("the controller") else {
        return """
          A controller was created, and nobody needs it any more. It is still in memory. \
          \(scene.keepers(of: "the controller"))
          """
      }
      guard removals == 0 else {
        return """
          A controller was deallocated, and in its `deinit` it removed a registration that wasn't \
          there. In a check, MiniCocoa only records this. A program of your own stops at that \
          line. Remove each registration once, with its path and its context.
          """
      }
      let happenings = [
        ("Ann got a task", { cast.ann.tasks = [cast.plan] }),
        ("the company got another name", { cast.company.name = cast.other }),
        ("Bob followed Ann as chief executive", { cast.company.ceo = cast.bob }),
      ]
      for (happening, happen) in happenings {
        let left = count(.observerDied, in: happen)
        guard left == 0 else {
          return """
            A controller was deallocated. Then \(happening), and the company tried to notify an \
            observer that doesn't exist any more. In a check, MiniCocoa only records this. A \
            program of your own may crash. A controller has to remove its registrations before it \
            is deallocated.
            """
        }
      }
      return nil
    }
  }
}

// MARK: - Stories that other checks need first

func followsTasks(_ cast: Cast) -> String? {
  cast.company.ceo = cast.ann
  let happenings = [
    ("Ann, who leads the company, got the task \"plan\"", { cast.ann.tasks = [cast.plan] }),
    ("Bob followed Ann as chief executive", { cast.company.ceo = cast.bob }),
    ("Bob, who leads the company, got the task \"sell\"", { cast.bob.tasks = [cast.sell] }),
    ("Bob left, and nobody led the company", { cast.company.ceo = nil }),
  ]
  for (happening, happen) in happenings {
    let told = cast.company.told(of: "summary", happen)
    let summary: String = cast.company.summary
    guard told == [summary] else {
      return """
        \(happening), and an observer of the company's "summary" was notified \
        \(times(told.count)). It should be notified once, with the new summary. Nobody sets a \
        computed property, so the class has to say what it depends on: the company's own \
        properties by their names, those of another object by a path.
        """
    }
  }
  return nil
}

func headlineChanges(_ cast: Cast) -> String? {
  let controller = cast.controllerOfAnn()
  for (happening, happen) in [
    ("Ann got a task", { cast.ann.tasks = [cast.plan] }),
    ("Bob followed her as chief executive", { cast.company.ceo = cast.bob }),
  ] {
    happen()
    let isRight = controller.headline == cast.company.summary
    guard isRight else {
      return """
        Ann leads the company, and a controller was created. \(happening), and the controller's \
        headline isn't the company's summary any more. It always should be.
        """
    }
  }
  return nil
}

/// Ends before the check looks: its local variables keep nothing alive.
private func leftAlone(_ cast: Cast) -> Scene {
  let controller = TaskViewController(company: cast.company)
  cast.ann.tasks.append(cast.sell)
  return Scene(["the controller": controller])
}
