import Checking
import MiniCocoa
import Testing

import class Employees.Company
import class Employees.EmployeeViewController

// Stopping, starting again, and leaving.
extension EmployeesSuite {
  @Test func stopsWhenAsked() {
    judge(stops)
  }

  @Test func stopsOnce() {
    judge(removesOnce)
  }

  @Test func startsOnce() {
    judge(after: [logs, stops]) { cast in
      let company = company(cast, employing: [cast.ann], ledBy: cast.ann)
      let controller = EmployeeViewController(company: company)
      controller.startObserving()
      controller.startObserving()
      let before = controller.log.count
      company.ceo = cast.bob
      let lines = Array(controller.log.dropFirst(before)) as [String]
      guard lines.count == 1 else {
        return """
          A controller was started twice. Bob followed Ann, and the log got \(cast.added(lines)). \
          It should get one line. An observer that is registered twice is notified twice.
          """
      }
      controller.stopObserving()
      let rows: [String] = controller.rows
      company.hire(cast.cleo)
      let newRows: [String] = controller.rows
      guard newRows != rows else { return nil }
      return """
        A controller was started twice and stopped once. Then the company hired Cleo, and the \
        controller was still notified: one registration for "employees" is left. So there were two \
        of them.
        """
    }
  }

  @Test func startsAgain() {
    judge(after: [shows, logs, stops]) { cast in
      let company = company(cast, employing: [cast.ann], ledBy: cast.ann)
      let controller = EmployeeViewController(company: company)
      for _ in 1...2 {
        controller.startObserving()
        controller.stopObserving()
      }
      controller.startObserving()
      let before = controller.log.count
      company.ceo = cast.bob
      let lines = Array(controller.log.dropFirst(before)) as [String]
      guard lines.count == 1 else {
        return """
          A controller was started, stopped, and started again. Bob followed Ann, and the log got \
          \(cast.added(lines)). It should get one line. A screen can come into view many times.
          """
      }
      company.hire(cast.cleo)
      let isShown = controller.rows.contains(cast.cleo.name)
      guard isShown else {
        return """
          A controller was started, stopped, and started again. The company hired Cleo, and the \
          rows don't show it. A screen can come into view many times.
          """
      }
      controller.stopObserving()
      let rows: [String] = controller.rows
      company.hire(cast.bob)
      let newRows: [String] = controller.rows
      guard newRows != rows else { return nil }
      return """
        A controller was started and stopped several times. After the last stop, the company hired \
        Bob, and the controller was still notified. Each stop has to end what the start before it \
        began.
        """
    }
  }

  // MARK: The end

  @Test func controllerIsFreed() {
    judge { cast in
      let company = company(cast, employing: [cast.ann])
      for (stops, story) in [(true, "started and stopped"), (false, "started")] {
        let scene = leftAlone(company, stops: stops)
        guard scene.isFreed("the controller") else {
          return """
            A controller was \(story), and nobody needs it any more. It is still in memory. \
            \(scene.keepers(of: "the controller")) A company doesn't keep its observers, and a \
            controller doesn't have to keep itself.
            """
        }
      }
      return nil
    }
  }

  @Test func leavesCleanly() {
    judge(after: [stops]) { cast in
      let company = company(cast, employing: [cast.ann], ledBy: cast.ann)
      // Another check judges whether it is kept.
      guard leftAlone(company, stops: false).isFreed("the controller") else { return nil }
      for (path, change) in [
        ("employees", { company.hire(cast.bob) }), ("ceo", { company.ceo = cast.bob }),
      ] {
        let isForgotten = commits(.observerDied, change)
        guard !isForgotten else {
          return """
            A controller was deallocated while it observed a company. Then "\(path)" of the \
            company was set, and the company tried to notify an observer that doesn't exist any \
            more. In a check, MiniCocoa only records this. A program of your own may crash. A \
            controller has to remove its registrations before it is deallocated.
            """
        }
      }
      return nil
    }
  }

  @Test func leavesOnce() {
    judge(after: [removesOnce]) { cast in
      let company = company(cast, employing: [cast.ann])
      let isStopped = commits(.notRegistered) { _ = leftAlone(company, stops: true) }
      guard !isStopped else {
        return """
          A controller was started, stopped, and deallocated, and it removed a registration that \
          wasn't there any more. In a check, MiniCocoa only records this. A program of your own \
          stops at that line. Remove only what is still registered.
          """
      }
      let isUnstarted = commits(.notRegistered) { create(for: company) }
      guard !isUnstarted else {
        return """
          A controller was created and deallocated, and never started. It removed a registration \
          that it had never made. In a check, MiniCocoa only records this. A program of your own \
          stops at that line.
          """
      }
      return nil
    }
  }
}

// These functions end before the check looks: their local variables keep nothing alive.

private func leftAlone(_ company: Company, stops: Bool) -> Scene {
  let controller = EmployeeViewController(company: company)
  controller.startObserving()
  if stops { controller.stopObserving() }
  return Scene(["the controller": controller, "the company": company])
}

private func create(for company: Company) {
  _ = EmployeeViewController(company: company)
}

// MARK: - Stories that other checks need first

func stops(_ cast: Cast) -> String? {
  let company = company(cast, employing: [cast.ann], ledBy: cast.ann)
  let controller = EmployeeViewController(company: company)
  controller.startObserving()
  controller.stopObserving()
  let (rows, log): ([String], [String]) = (controller.rows, controller.log)
  company.hire(cast.bob)
  let newRows: [String] = controller.rows
  guard newRows == rows else {
    return """
      A controller was started and stopped. Then the company hired Bob, and the controller was \
      still notified: its rows are \(cast.list(newRows)). Remove each registration, with the path \
      that it was made for.
      """
  }
  company.ceo = cast.cleo
  let newLog: [String] = controller.log
  guard newLog != log else { return nil }
  return """
    A controller was started and stopped. Then Cleo followed Ann as chief executive, and the \
    controller was still notified: its log got \(cast.added(Array(newLog.dropFirst(log.count)))). \
    Remove each registration, with the path that it was made for.
    """
}

func removesOnce(_ cast: Cast) -> String? {
  let company = company(cast, employing: [cast.ann])
  let controller = EmployeeViewController(company: company)
  let rows: [String] = controller.rows
  let isEarly = commits(.notRegistered) { controller.stopObserving() }
  guard !isEarly else {
    return """
      A controller was stopped before it was ever started, and it removed a registration that it \
      had never made. In a check, MiniCocoa only records this. A program of your own stops at that \
      line.
      """
  }
  let isUnchanged = controller.rows == rows
  guard isUnchanged else {
    return """
      A controller was stopped before it was ever started, and its rows changed. A stop should end \
      what was begun, and otherwise do nothing.
      """
  }
  controller.startObserving()
  let isLate = commits(.notRegistered) {
    controller.stopObserving()
    controller.stopObserving()
  }
  guard isLate else { return nil }
  return """
    A controller was started once and stopped twice. The second time, it removed a registration \
    that wasn't there any more. In a check, MiniCocoa only records this. A program of your own \
    stops at that line. Remove each registration exactly once.
    """
}
