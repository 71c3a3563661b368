import DemoRunner

Demo.play("A diary") {
  let application = Demo.keep(Application(), as: "application")
  var diary: Diary? = Diary()
  var answer = ""
  return [
    Demo.Label { diary == nil ? "The diary is in the bin." : "The diary is on the desk." },
    Demo.Label { diary?.isOpen == true ? "It is open: \(diary?.text ?? "")" : "It is closed." },
    Demo.Label { "It has saved: \(diary?.savedText ?? "")" },
    Demo.Label { "Show the last page? \(answer)" },
    Demo.Row([
      Demo.Press("Be the delegate") { application.delegate = diary },
      Demo.Press("No delegate") { application.delegate = nil },
    ]),
    Demo.Row([
      Demo.Press("Launch") { application.launch() },
      Demo.Press("Leave") { application.moveToBackground() },
      Demo.Press("Ask") { answer = application.showsLastPage ? "yes" : "no" },
    ]),
    Demo.Row([
      Demo.Press("Write") { diary?.write("Dear diary. ") },
      Demo.Press("Throw it away") { diary = nil },
    ]),
  ]
}
