import Checking
import MiniCocoa
import Testing

import class ChiefExecutiveTasks.Company
import class ChiefExecutiveTasks.Person
import class ChiefExecutiveTasks.TaskViewController

// Along the path.
@Suite struct ChiefExecutiveTasksSuite {
  @Test func companyTells() {
    judge(tells)
  }

  @Test func showsAtOnce() {
    judge { cast in
      cast.ann.tasks = [cast.plan, cast.sell]
      let controller = cast.controllerOfAnn()
      let lines: [String] = controller.lines
      guard lines != ["\(cast.plan), \(cast.sell)"] else { return nil }
      let reason =
        lines.isEmpty
        ? "Nothing changes at that moment, so the registration has to ask for the first value at "
          + "once, and for the new value."
        : "The change carries the value at the end of the path: an array of tasks. "
          + "Its object is the company, where the path begins."
      return """
        Ann leads the company, with the tasks "plan" and "sell". A controller was created, and \
        \(lines.isEmpty ? "it has no lines" : "its lines are \(cast.list(lines))"). There should \
        be one line, "plan, sell". \(reason)
        """
    }
  }

  @Test func nobodyIsALine() {
    judge(saysNobody)
  }

  @Test func taskIsALine() {
    judge(hearsTasks)
  }

  @Test func strangersAreNoLines() {
    judge(after: [hearsTasks]) { cast in
      let controller = cast.controllerOfAnn()
      let context = KVOContext("TaskViewController")
      cast.company.addObserver(controller, forKeyPath: "ceo.tasks", context: context)
      let lines = written(by: controller) { cast.ann.tasks = [cast.plan] }
      cast.company.removeObserver(controller, forKeyPath: "ceo.tasks", context: context)
      guard lines.count != 1 else { return nil }
      return """
        Another object had registered your controller for "ceo.tasks" as well, with its own \
        context. Ann got the task "plan", and the controller wrote \(cast.list(lines)). It should \
        write one line, for the notification that carries the controller's context.
        """
    }
  }

  // MARK: Another chief executive

  @Test func newChiefIsALine() {
    judge(after: [tells], showsNewChief)
  }

  @Test func newChiefIsHeard() {
    judge(after: [tells, hearsTasks, showsNewChief], hearsNewChief)
  }

  @Test func oldChiefIsForgotten() {
    judge(after: [tells, hearsTasks, showsNewChief, hearsNewChief], forgets)
  }

  @Test func nobodyAndBack() {
    judge(after: [tells, saysNobody, hearsTasks, showsNewChief, hearsNewChief, forgets]) { cast in
      let controller = cast.controllerOfAnn()
      let gone = written(by: controller) { cast.company.ceo = nil }
      let unheard = written(by: controller) { cast.ann.tasks = [cast.plan] }
      guard gone == ["nobody"], unheard.isEmpty else {
        return """
          Ann left, and nobody led the company: the controller wrote \(cast.list(gone)), and \
          should write "nobody". Then Ann got a task: it wrote \(cast.list(unheard)), and should \
          write nothing, because Ann's tasks don't matter any more.
          """
      }
      let back = written(by: controller) { cast.company.ceo = cast.ann }
      let heard = written(by: controller) { cast.ann.tasks = [cast.sell] }
      guard back != [cast.plan] || heard != [cast.sell] else { return nil }
      return """
        Nobody led the company for a while, and then Ann came back with the task "plan": the \
        controller wrote \(cast.list(back)), and should write "plan". Her tasks became "sell", and \
        it wrote \(cast.list(heard)), and should write "sell". A nil on the way doesn't end the \
        observation.
        """
    }
  }

  @Test func oldChiefIsFreed() {
    judge(after: [tells, showsNewChief, hearsNewChief]) { cast in
      let controller = cast.controllerOfAnn()
      let scene = formerChief(of: cast.company, controller)
      cast.company.ceo = cast.bob
      guard !scene.isFreed("the former chief executive") else { return nil }
      return """
        Somebody led the company, then Bob took over, and nobody needs that person any more. It is \
        still in memory. \(scene.keepers(of: "the former chief executive")) A registration keeps \
        nobody alive. A property that holds `company.ceo`, or a person from a change, does.
        """
    }
  }
}

// MARK: - Stories that other checks need first

func tells(_ cast: Cast) -> String? {
  cast.company.ceo = cast.ann
  var toldOfPath: [String] = []
  let told = cast.company.told(of: "ceo") {
    toldOfPath = cast.company.told(of: "ceo.tasks") { cast.company.ceo = cast.bob }
  }
  guard told.count != 1 || toldOfPath.count != 1 else { return nil }
  return """
    Bob followed Ann as chief executive. An observer of the company's "ceo" was notified \
    \(times(told.count)), and one of its "ceo.tasks" \(times(toldOfPath.count)). Both should be \
    notified once. The second one still observes Ann. A path can follow a link only if the link \
    announces its changes.
    """
}

func saysNobody(_ cast: Cast) -> String? {
  let controller = TaskViewController(company: cast.company)
  let idle = cast.controllerOfAnn()
  let (nobody, none): ([String], [String]) = (controller.lines.prefix(1) + [], idle.lines)
  guard !nobody.isEmpty, !none.isEmpty else { return nil }
  guard nobody == ["nobody"] else {
    return """
      A controller was created for a company that nobody leads. Its first line is \
      \(cast.list(nobody)), and should be "nobody". The value at the end of the path is nil then, \
      and the change carries it as a `Null`.
      """
  }
  guard none != ["no tasks"] else { return nil }
  return """
    Ann leads the company, and has nothing to do. A controller was created, and its lines are \
    \(cast.list(none)). There should be one line, "no tasks". An empty array is a value, and not \
    the same as nil.
    """
}

func hearsTasks(_ cast: Cast) -> String? {
  let controller = cast.controllerOfAnn()
  let lines = written(by: controller) {
    cast.ann.tasks.append(cast.plan)
    cast.ann.tasks.append(cast.sell)
  }
  guard lines != [cast.plan, "\(cast.plan), \(cast.sell)"] else { return nil }
  return """
    Ann leads the company, and got the task "plan", then "sell". The controller wrote \
    \(cast.list(lines)), and should write "plan", "plan, sell". The controller shows the end of \
    the path, and that changes as well.
    """
}

func showsNewChief(_ cast: Cast) -> String? {
  let controller = cast.controllerOfAnn()
  cast.bob.tasks = [cast.sell]
  let lines = written(by: controller) { cast.company.ceo = cast.bob }
  guard lines != [cast.sell] else { return nil }
  return """
    Bob, with the task "sell", followed Ann as chief executive. The controller wrote \
    \(cast.list(lines)), and should write "sell". Another person in the middle means another value \
    at the end.
    """
}

func hearsNewChief(_ cast: Cast) -> String? {
  let controller = cast.controllerOfAnn()
  cast.company.ceo = cast.bob
  let lines = written(by: controller) { cast.bob.tasks = [cast.plan] }
  guard lines != [cast.plan] else { return nil }
  return """
    Bob followed Ann as chief executive, and then got the task "plan". The controller wrote \
    \(cast.list(lines)), and should write "plan". It has to observe the person that leads the \
    company now.
    """
}

func forgets(_ cast: Cast) -> String? {
  let controller = cast.controllerOfAnn()
  cast.company.ceo = cast.bob
  let lines = written(by: controller) { cast.ann.tasks = [cast.plan] }
  guard !lines.isEmpty else { return nil }
  return """
    Bob followed Ann as chief executive, and then Ann got the task "plan". The controller wrote \
    \(cast.list(lines)), and should write nothing: it still observes the person that has left.
    """
}

/// Ends before the check looks: its local variables keep nothing alive.
private func formerChief(of company: Company, _ controller: TaskViewController) -> Scene {
  let person = Person(name: "Former")
  company.ceo = person
  return Scene([
    "the former chief executive": person, "the company": company, "the controller": controller,
  ])
}
