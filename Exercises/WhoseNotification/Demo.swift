import DemoRunner
import MiniCocoa

Demo.play("Two rivals") {
  let delta = Demo.keep(Company(name: "Delta"), as: "Delta")
  let omega = Demo.keep(Company(name: "Omega"), as: "Omega")
  let screen = Demo.keep(EmployeeViewController(company: delta, rival: omega), as: "screen")
  return [
    Demo.Label { screen.title },
    Demo.Label { "lines: \(screen.lines.count)" },
    Demo.Label { screen.lines.last ?? "" },
    Demo.Row([
      Demo.Press("Delta: Ann") { delta.hire(Person(name: "Ann")) },
      Demo.Press("Omega: Bob") { omega.hire(Person(name: "Bob")) },
    ]),
    Demo.Row([
      Demo.Press("Rename Delta") { delta.name = "Delta Group" },
      Demo.Press("Rename Omega") { omega.name = "Omega Group" },
    ]),
    Demo.Press("Stop comparing") { screen.stopComparing() },
  ]
}
