import MiniCocoa
import Testing

/// The systems in the course's sources, rewritten.
@Suite("Observing: the course's listings")
struct SeedTests {
  private final class Employee: KVObject {
    @Dynamic var tasks: [String] = []
  }

  private final class Firm: KVObject {
    @Dynamic var employees: [Employee] = []
    @Dynamic var ceo: Employee?

    func hire(_ employee: Employee) { employees.append(employee) }
  }

  /// Shows what it observes; owns the firm; registers in its initializer and stops in its
  /// deinitializer.
  private final class EmployeeViewController: KVObject {
    let firm = Firm()
    private(set) var lines: [String] = []
    private let employeesContext = KVOContext("employees")
    private let tasksContext = KVOContext("ceo.tasks")

    override init() {
      super.init()
      firm.addObserver(self, forKeyPath: "employees", options: .new, context: employeesContext)
      firm.addObserver(
        self, forKeyPath: "ceo.tasks", options: [.old, .new], context: tasksContext)
    }

    deinit {
      firm.removeObserver(self, forKeyPath: "employees", context: employeesContext)
      firm.removeObserver(self, forKeyPath: "ceo.tasks", context: tasksContext)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: KVOContext?
    ) {
      if context === employeesContext {
        lines.append("\((change?[.newKey] as? [Employee])?.count ?? 0) employees")
      } else if context === tasksContext {
        let (old, new) = (change?[.oldKey] as? [String], change?[.newKey] as? [String])
        lines.append("\(old ?? []) became \(new ?? [])")
      } else {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }

  @Test("a controller hears of each employee that is hired, and leaves nothing behind")
  func employees() {
    let misuses = Misuse.recorded {
      let controller = EmployeeViewController()
      controller.firm.hire(Employee())
      controller.firm.hire(Employee())
      #expect(controller.lines == ["1 employees", "2 employees"])
    }

    #expect(misuses.isEmpty)
  }

  @Test("a controller hears of the chief executive's tasks, whoever that is")
  func tasksOfTheChief() {
    let controller = EmployeeViewController()
    let (first, second) = (Employee(), Employee())

    controller.firm.ceo = first
    first.tasks.append("plan")
    controller.firm.ceo = second
    first.tasks.append("unheard")
    second.tasks.append("sell")

    #expect(
      controller.lines == [
        "[] became []", "[] became [\"plan\"]", "[\"plan\"] became []", "[] became [\"sell\"]",
      ])
  }
}
