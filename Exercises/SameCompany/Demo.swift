import DemoRunner

let ann = Person(name: "Ann", title: "Clerk", salary: 2_000)
let bob = Person(name: "Bob", title: "Engineer", salary: 3_000)
let company = Demo.keep(Company(employees: [ann]))
let list = Demo.keep(EmployeeViewController(company: company))
let reception = Demo.keep(Reception())

Demo.play("A company") {
  var work: Task<Void, Never>?
  list.draw()
  return [
    Demo.Label { list.needsDrawing ? "The list below is out of date." : "The list:" },
    Demo.Label { list.rows.joined(separator: "; ") },
    Demo.Label { "The sum on the list: \(list.total)" },
    Demo.Row([Demo.Press("Draw") { list.draw() }]),
    Demo.Label { "The payroll: \(company.payroll)" },
    Demo.Label { "Ann was: \(ann.formerTitles)" },
    Demo.Row([
      Demo.Press("Promote Ann") { ann.title = ann.title == "Clerk" ? "Chief" : "Owner" },
      Demo.Press("Pay Ann more") { ann.salary += 500 },
    ]),
    Demo.Label { "The reception greeted: \(reception.greetings)" },
    Demo.Row([
      Demo.Press("Open the reception") { work = Task { await reception.follow(company) } },
      Demo.Press("Close it") { work?.cancel() },
    ]),
    Demo.Row([
      Demo.Press("Hire Bob") { company.employees.append(bob) },
      Demo.Press("Bob leaves") { company.employees.removeAll { $0 === bob } },
    ]),
  ]
}
