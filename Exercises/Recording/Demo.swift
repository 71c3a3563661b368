import DemoRunner

Demo.play("A studio") {
  let studio = Demo.keep(Studio(), as: "studio")
  // The buttons below act on the recorder that you have set up last.
  var recorder: Recorder? { studio.recorders.last }
  return [
    Demo.Flip("door open") { studio.isDoorOpen = $0 },
    Demo.Label { "recorders: \(studio.recorders.count)" },
    Demo.Label {
      guard let recorder else { return "No recorder is set up." }
      return recorder.isRecording ? "It records: \(recorder.length) seconds." : "It is ready."
    },
    Demo.Label { "interviews: \(studio.interviews), \(studio.seconds) seconds in all" },
    Demo.Row([
      Demo.Press("Set up") { _ = studio.setUp() },
      Demo.Press("Start") { recorder?.start() },
      Demo.Press("Speak") { recorder?.hear(30) },
      Demo.Press("Stop") { recorder?.stop() },
    ]),
  ]
}
