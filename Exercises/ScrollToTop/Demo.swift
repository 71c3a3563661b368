import DemoRunner

Demo.play("A text and notes") {
  let page = Demo.keep(StudyPage(), as: "page")
  Demo.name(page.text, "text")
  Demo.name(page.notes, "notes")
  return [
    Demo.Label { "text:  line \(Int(page.text.contentOffset))" },
    Demo.Label { page.showsTitle ? "The title is shown." : "The title is hidden." },
    Demo.Row([
      Demo.Press("Read on") {
        page.text.contentOffset = 300
        page.showsTitle = false
      },
      Demo.Press("Text to top") { page.text.scrollToTop() },
    ]),
    Demo.Label { "notes: line \(Int(page.notes.contentOffset))" },
    Demo.Row([
      Demo.Press("More notes") { page.notes.contentOffset = 120 },
      Demo.Press("Notes to top") { page.notes.scrollToTop() },
    ]),
    Demo.Flip("writing") { page.isWriting = $0 },
    Demo.Flip("notes may jump", isOn: true) { page.notes.scrollsToTop = $0 },
  ]
}
