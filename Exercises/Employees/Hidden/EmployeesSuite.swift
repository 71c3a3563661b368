import Checking
import MiniCocoa
import Testing

import class Employees.Company
import class Employees.EmployeeViewController

// The list on the screen, and the log.
@Suite struct EmployeesSuite {
  @Test func companyTells() {
    judge(tells)
  }

  @Test func showsAtOnce() {
    judge { cast in
      let company = company(cast, employing: [cast.ann, cast.bob])
      let controller = EmployeeViewController(company: company)
      controller.startObserving()
      let rows: [String] = controller.rows
      guard rows != cast.names(0, 1) else { return nil }
      return """
        A company employs Ann and Bob. A controller was created and started, and its rows are \
        \(cast.list(rows)). They should be "Ann", "Bob". Nothing changes at that moment, so the \
        registration has to ask for the first value at once, and for the new value. That value is \
        the whole array: `[Person]`.
        """
    }
  }

  @Test func showsChanges() {
    judge(after: [tells], refuses: .notHandled, shows)
  }

  @Test func showsWhatItIsTold() {
    judge(after: [tells, shows]) { cast in
      let company = company(cast, employing: [cast.ann])
      var controller: EmployeeViewController?
      var seen: [[String]] = []
      let ears = (1...2).map { _ in Ear { seen.append(controller?.rows ?? []) } }
      company.addObserver(ears[0], forKeyPath: "employees", options: [])
      controller = EmployeeViewController(company: company)
      controller?.startObserving()
      company.addObserver(ears[1], forKeyPath: "employees", options: [])
      company.hire(cast.bob)
      for ear in ears { company.removeObserver(ear, forKeyPath: "employees") }
      controller?.stopObserving()
      controller = nil
      guard seen.count == 2 else { return nil }
      guard seen.allSatisfy({ $0 == cast.names(0, 1) }) else { return nil }
      return """
        Two other observers were registered with the company, one before your controller and one \
        after it. The company hired Bob. Your rows had his name before your controller was \
        notified, so you compute them when somebody reads them. A screen shows what it received. \
        Store the names, and set them when a notification arrives.
        """
    }
  }

  @Test func waitsUntilItStarts() {
    judge { cast in
      let company = company(cast, employing: [cast.ann])
      let controller = EmployeeViewController(company: company)
      company.hire(cast.bob)
      company.ceo = cast.cleo
      let isEmpty = controller.rows.isEmpty && controller.log.isEmpty
      guard !isEmpty else { return nil }
      return """
        A controller was created, and nobody called startObserving(). The company hired Bob, Cleo \
        became chief executive, and the controller was notified. A screen that is out of view \
        should observe nothing: register in startObserving().
        """
    }
  }

  // MARK: The log

  @Test func logsOldAndNew() {
    judge(after: [tells], refuses: .notHandled, logs)
  }

  @Test func nobodyIsNone() {
    judge(after: [logs]) { cast in
      let company = company(cast)
      let controller = EmployeeViewController(company: company)
      controller.startObserving()
      let before = controller.log.count
      company.ceo = cast.ann
      company.ceo = nil
      let lines = Array(controller.log.dropFirst(before)) as [String]
      guard lines != [cast.line(nil, 0), cast.line(0, nil)] else { return nil }
      return """
        Nobody led the company. Ann became chief executive, and then there was none again (nil). \
        The log got \(cast.added(lines)), and should get "none -> Ann", "Ann -> none". A nil value \
        is a value, too: the change carries it as `Null`, which isn't a `Person`.
        """
    }
  }

  @Test func sameAgainIsALine() {
    judge(after: [logs]) { cast in
      let company = company(cast, ledBy: cast.ann)
      let controller = EmployeeViewController(company: company)
      controller.startObserving()
      let before = controller.log.count
      company.ceo = cast.ann
      let lines = Array(controller.log.dropFirst(before)) as [String]
      guard lines != [cast.line(0, 0)] else { return nil }
      return """
        Ann leads the company, and became chief executive once more. The log got \
        \(cast.added(lines)), and should get "Ann -> Ann". Observers are notified of every \
        assignment, even of an equal value. The log counts how often that happens.
        """
    }
  }

  @Test func logBeginsEmpty() {
    judge { cast in
      let company = company(cast, ledBy: cast.ann)
      let controller = EmployeeViewController(company: company)
      controller.startObserving()
      let lines: [String] = controller.log
      guard !lines.isEmpty else { return nil }
      return """
        Ann leads the company. A controller was started, and at once its log has \
        \(cast.list(lines)). Nothing has changed yet, so the log should be empty. Asking for the \
        first value is right for a list on the screen, and wrong for a log of events.
        """
    }
  }
}

// MARK: - Stories that other checks need first

func tells(_ cast: Cast) -> String? {
  let company = Company()
  let witness = Witness()
  company.addObserver(witness, forKeyPath: "employees")
  company.addObserver(witness, forKeyPath: "ceo")
  defer {
    company.removeObserver(witness, forKeyPath: "employees")
    company.removeObserver(witness, forKeyPath: "ceo")
  }
  company.hire(cast.ann)
  guard witness.paths == ["employees"] else {
    return """
      An observer registered with a company for "employees". The company hired Ann, and the \
      observer was notified \(times(witness.paths.count)). It should be notified once. A property \
      announces its changes only if you mark it as observable.
      """
  }
  company.ceo = cast.bob
  guard witness.paths == ["employees", "ceo"] else {
    return """
      An observer registered with a company for "ceo". Bob became chief executive, and the \
      observer was notified \(times(witness.paths.count - 1)). It should be notified once. Each \
      property needs its own mark.
      """
  }
  return nil
}

func logs(_ cast: Cast) -> String? {
  let company = company(cast, ledBy: cast.ann)
  let controller = EmployeeViewController(company: company)
  controller.startObserving()
  let before = controller.log.count
  company.ceo = cast.bob
  company.ceo = cast.cleo
  let lines = Array(controller.log.dropFirst(before)) as [String]
  guard lines != [cast.line(0, 1), cast.line(1, 2)] else { return nil }
  return """
    Ann led the company. Bob became chief executive, and then Cleo. The controller wrote \
    \(lines.isEmpty ? "nothing" : cast.list(lines)) into its log, and should write "Ann -> Bob", "Bob -> Cleo". A change \
    carries both values if the registration asks for both.
    """
}

func shows(_ cast: Cast) -> String? {
  let company = company(cast, employing: [cast.ann])
  let controller = EmployeeViewController(company: company)
  controller.startObserving()
  company.hire(cast.bob)
  company.hire(cast.cleo)
  let grown: [String] = controller.rows
  guard grown == cast.names(0, 1, 2) else {
    return """
      A company employs Ann. A controller was started, and the company hired Bob, then Cleo. The \
      rows are \(cast.list(grown)), and should be "Ann", "Bob", "Cleo". Each assignment of the \
      array notifies its observers. The new value is the whole array, not just the new person.
      """
  }
  company.dismiss(cast.ann)
  let shrunk: [String] = controller.rows
  guard shrunk == cast.names(1, 2) else {
    return """
      A company that employs Ann, Bob and Cleo dismissed Ann. The rows are \(cast.list(shrunk)), \
      and should be "Bob", "Cleo". The new value is the whole present array: show that, and \
      nothing else.
      """
  }
  return nil
}
