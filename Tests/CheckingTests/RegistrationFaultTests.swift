import Checking
import Testing

@Suite("A wrong registration for a key path")
struct RegistrationFaultTests {
  private func fault(_ misuses: (kind: String, object: String, key: String)...) -> String? {
    registrationFault(in: misuses, of: "Company", for: ["employees", "ceo"])
  }

  @Test("is recognised by its path, or by its object")
  func unknown() {
    for key in ["employes", "Employees", "empolyees", "employeess", "employeez"] {
      #expect(
        fault(("unknownKey", "Company", key))?
          .contains("for \"\(key)\", which names no property of it. Do you mean \"employees\"?")
          == true)
    }
    for key in ["boss", "", "emploXXyees", "c", "ceo.name"] {
      #expect(fault(("unknownKey", "Company", key))?.contains("spelt like") == true)
    }
    #expect(fault(("unknownKey", "Screen", "ceo"))?.contains("isn't a `Company`") == true)
    #expect(
      registrationFault(
        in: [("unknownKey", "Person", "task")], of: "Company", for: ["ceo.tasks", "summary"])?
        .contains("no property of `Person`. Do you mean \"tasks\"?") == true)
  }

  @Test("is recognised by the vain removal and the registration left over")
  func left() {
    let removed = (kind: "notRegistered", object: "Company", key: "employees")
    #expect(
      fault(removed, ("diedObserved", "Company", "ceo"))?
        .contains("for the wrong property?") == true)
    #expect(
      fault(removed, ("observerDied", "Company", "employees"))?
        .contains("Object, observer, path and context") == true)
    #expect(
      fault(removed, ("diedObserved", "Screen", "employees"))?
        .contains("isn't a `Company`") == true)
    #expect(
      fault(removed, ("diedObserved", "Company", "employes, ceo"))?
        .contains("for \"employes\", which names no property of it.") == true)
    #expect(fault(removed, ("diedObserved", "Company", "secret"))?.contains("spelt alike") == true)
    #expect(fault(("diedObserved", "Screen", "ceo"))?.contains("isn't a `Company`") == true)
  }

  @Test("is recognised by a removal for a path that is nearly a property's name")
  func misspeltRemoval() {
    for others in [[], [(kind: "observerDied", object: "Company", key: "employees")]] {
      let misuses = [(kind: "notRegistered", object: "Company", key: "employes")] + others
      #expect(
        registrationFault(in: misuses, of: "Company", for: ["employees", "ceo"]) == """
          Your code removes a registration with a `Company` for "employes", which names no property \
          of it. Do you mean "employees"?
          """)
    }
  }

  @Test("is not guessed, and shows no text of the learner's")
  func unsaid() {
    #expect(fault() == nil)
    #expect(fault(("unknownKey", "Company", "ceo")) == nil, "the company lacks it")
    #expect(fault(("notRegistered", "Company", "ceo")) == nil)
    #expect(fault(("notRegistered", "Company", "x"), ("diedObserved", "Company", "y")) == nil)
    #expect(fault(("diedObserved", "Company", "ceo")) == nil)
    #expect(fault(("unknownKey", "Company", "secret"))?.contains("secret") == false)
    let left = fault(("notRegistered", "Company", "ceo"), ("diedObserved", "Company", "secret"))
    #expect(left?.contains("secret") == false)
  }
}
