import DemoRunner
import MiniCocoa

Demo.play("Who does what") {
  let company = Demo.keep(Company(name: "Delta"), as: "company")
  let ann = Demo.keep(Person(name: "Ann"), as: "Ann")
  let bob = Demo.keep(Person(name: "Bob"), as: "Bob")
  var screen: TaskViewController? = TaskViewController(company: company)
  return [
    Demo.Label { screen?.headline ?? "The screen is closed." },
    Demo.Label { "lines: " + (screen?.lines.suffix(4).joined(separator: " / ") ?? "") },
    Demo.Row([
      Demo.Press("Ann leads") { company.ceo = ann },
      Demo.Press("Bob leads") { company.ceo = bob },
      Demo.Press("Nobody leads") { company.ceo = nil },
    ]),
    Demo.Row([
      Demo.Press("Ann: plan") { ann.tasks.append("plan") },
      Demo.Press("Ann: done") { ann.tasks = [] },
      Demo.Press("Bob: travel") { bob.tasks.append("travel") },
    ]),
    Demo.Field("name", company.name) { company.name = $0 },
    Demo.Press("Close the screen") { screen = nil },
  ]
}
