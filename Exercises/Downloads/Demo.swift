import DemoRunner

Demo.play("Podcasts") {
  let screen = Demo.keep(DownloadsController(), as: "screen")
  // The buttons below act on the download that began last.
  var newest: Download? { screen.running.last }
  return [
    Demo.Row([
      Demo.Press("Snow") { screen.start("Snow", size: 80) },
      Demo.Press("Rain") { screen.start("Rain", size: 200) },
    ]),
    Demo.Label {
      "running: "
        + screen.running.map { "\($0.title) \(screen.percents[$0.title] ?? 0) %" }
        .joined(separator: ", ")
    },
    Demo.Label { "library: " + screen.library.joined(separator: ", ") },
    Demo.Label {
      "failures: "
        + screen.failures.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", ")
    },
    Demo.Label { "traffic: \(screen.traffic) bytes" },
    Demo.Row([
      Demo.Press("Receive") { newest?.receive(40) },
      Demo.Press("Finish") { newest?.finish() },
      Demo.Press("Cancel") { newest?.cancel() },
    ]),
    Demo.Row([
      Demo.Press("Lose the net") { newest?.fail(with: .noConnection) },
      Demo.Press("Let it go") { if let newest { screen.letGo(of: newest) } },
    ]),
  ]
}
