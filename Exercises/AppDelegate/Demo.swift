// Try: tap "Be the delegate"; tap Launch; tap Write; tap Leave; tap "Throw it away"; tap Leave
// Broken: strong-abilities

import DemoRunner

Demo.play("A diary") {
  let application = Demo.keep(Application(), as: "application")
  var diary: Diary? = Diary()
  return [
    Demo.Label { diary == nil ? "The diary is in the bin." : "The diary is on the desk." },
    Demo.Label { diary?.isOpen == true ? "It is open: \(diary?.text ?? "")" : "It is closed." },
    Demo.Label { "It has saved: \(diary?.savedText ?? "")" },
    Demo.Label {
      application.showsLastPage ? "The last page may be shown." : "The last page stays hidden."
    },
    Demo.Row([
      Demo.Press("Be the delegate") { application.delegate = diary },
      Demo.Press("No delegate") { application.delegate = nil },
    ]),
    Demo.Row([
      Demo.Press("Launch") { application.launch() },
      Demo.Press("Leave") { application.moveToBackground() },
    ]),
    Demo.Row([
      Demo.Press("Write") { diary?.write("Dear diary. ") },
      Demo.Press("Throw it away") { diary = nil },
    ]),
  ]
}
