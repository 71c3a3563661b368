import DemoRunner

Demo.play("Who works here") {
  let company = Demo.keep(Company(), as: "company")
  let ann = Demo.keep(Person(name: "Ann"), as: "Ann")
  let bob = Demo.keep(Person(name: "Bob"), as: "Bob")
  var screen: EmployeeViewController? = EmployeeViewController(company: company)
  return [
    Demo.Label { "company: \(company.employees.map(\.name))" },
    Demo.Label { "screen: " + (screen.map { "\($0.rows)" } ?? "it is closed") },
    Demo.Label { "log: " + (screen?.log.suffix(3).joined(separator: ", ") ?? "") },
    Demo.Row([
      Demo.Press("Observe") { screen?.startObserving() },
      Demo.Press("Stop observing") { screen?.stopObserving() },
    ]),
    Demo.Row([
      Demo.Press("Hire Ann") { company.hire(ann) }, Demo.Press("Hire Bob") { company.hire(bob) },
      Demo.Press("Dismiss Ann") { company.dismiss(ann) },
    ]),
    Demo.Row([
      Demo.Press("Ann leads") { company.ceo = ann }, Demo.Press("Bob leads") { company.ceo = bob },
      Demo.Press("Nobody leads") { company.ceo = nil },
    ]),
    Demo.Press("Close the screen") { screen = nil },
  ]
}
