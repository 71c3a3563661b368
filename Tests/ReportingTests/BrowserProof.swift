import CourseModel
import Foundation
import GradingTestSupport
import Terminal
import TestSupport
import Testing
import Typesetting

@testable import Reporting

/// The page as users see and operate it; `SWITCHBOARD_PICTURES=FOLDER` stores screenshots.
@Suite("Pages in a browser", .serialized)
struct BrowserProof {
  private func file(_ text: String) throws -> URL {
    let file = try TestMachine.emptyFolder("report").appending(path: "page.html")
    try Data(text.utf8).write(to: file)
    return file
  }

  private func page(_ report: ClassReport) throws -> URL {
    try file(SampleClass.page(report, feedback: ["Ada": "./Ada.html"]).text())
  }

  private func feedback() throws -> URL {
    let exercise = try SampleClass.exercise()
    let report = SampleClass.report(
      exercise, .failed, failing: [0, 2], message: "It keeps `main`, and so **never** ends.",
      saying: ["`main` was told *twice*."])
    let conversation = Conversation(
      participants: ["screen", "picker"],
      steps: [.message(.init(sender: 0, receiver: 1, text: "show(_:)"))])
    let svg = VectorImage(of: conversation, title: "What your objects said", columns: 90).text
    let part = FeedbackPage.Part(
      title: exercise.title, report: report, picture: .init(check: "It is told", svg: svg))
    return try file(FeedbackPage(name: "Ada", title: exercise.title, parts: [part]).html())
  }

  private func keep(_ picture: Data, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SWITCHBOARD_PICTURES"] else { return }
    try picture.write(to: URL(filePath: folder).appending(path: name))
  }

  private static let rows = "[...document.querySelectorAll('#students tbody tr')]"

  @Test("a class report is sorted and searched by keyboard alone")
  func keyboard() throws {
    let browser = try Browser()
    try browser.open(page(SampleClass.report()))

    let names = "\(Self.rows).filter(r => !r.hidden).map(r => r.cells[0].textContent)"
    let heading = "document.querySelectorAll('#students th button')[2]"
    try browser.run("\(heading).focus()")
    try browser.press("\u{E007}")
    #expect(
      try browser.run("return \(heading).closest('th').getAttribute('aria-sort')") as? String
        == "ascending")
    #expect(
      (try browser.run("return \(names)") as? [String])?.first == "Finn",
      "who could not be judged comes first")
    try browser.press(" ")
    #expect((try browser.run("return \(names)") as? [String])?.first == "Ada")

    // From the heading, Tab leads to the search field.
    try browser.run("document.querySelector('input').focus()")
    try browser.press("strong")
    #expect((try browser.run("return \(names)") as? [String])?.sorted() == ["Bo", "Chi"])
    #expect(
      try browser.run("return document.getElementById('shown').textContent") as? String == "2")
  }

  @Test("a class report says what it is to somebody who listens, charts among it")
  func listening() throws {
    let browser = try Browser()
    try browser.open(page(SampleClass.large(40)))

    #expect(try browser.spoken("input").name == "Show those with")
    #expect(try browser.spoken("#students th button").role == "button")
    #expect(try browser.spoken("main").role == "main")
    #expect(try browser.spoken(".stack").name?.contains("not passed yet: 40") == true)
    #expect(try browser.spoken(".columns").name?.hasPrefix("How many have so many points") == true)
    #expect(try browser.spoken("#students tbody th").role == "rowheader")
    // Each heading is at most one level below the previous one.
    let levels = "[...document.querySelectorAll('h1,h2,h3,h4')].map(h => +h.tagName[1])"
    #expect(try browser.number("\(levels).filter(l => l === 1).length") == 1)
    // Scrollable areas are reachable by keyboard.
    #expect(try browser.number("document.querySelectorAll('pre.code:not([tabindex])').length") == 0)
    try browser.press("\u{E004}")
    #expect(
      try browser.run("return document.activeElement.textContent") as? String
        == "To the table of students")
  }

  @Test("pages are read on light and dark screens, wide and narrow ones, and on paper")
  func looks() throws {
    let browser = try Browser()
    for (name, place) in [("class", try page(SampleClass.large(40))), ("feedback", try feedback())]
    {
      try browser.open(place)
      var backgrounds: Set<String> = []
      for scheme in ["light", "dark"] {
        try browser.prefer(scheme)
        let color = "return getComputedStyle(document.body).backgroundColor"
        backgrounds.insert(try browser.run(color) as? String ?? "")
        try keep(try browser.picture(), "\(name)-\(scheme).png")
        #expect(try contrast(in: browser) >= 4.5, "\(name), \(scheme)")
      }
      #expect(backgrounds.count == 2)
      for width in [320, 390, 1_200] {
        try browser.resize(width: width, height: 844)
        let needed = try browser.number("document.documentElement.scrollWidth")
        #expect(try #require(needed) <= width, "\(name)")
        if width == 390 { try keep(try browser.picture(), "\(name)-narrow.png") }
      }
      try browser.prefer("dark", on: "print")
      let ink = "return getComputedStyle(document.body).color"
      #expect(try browser.run(ink) as? String == "rgb(0, 0, 0)", "paper is white")
      try browser.prefer("light")
      let paper = try browser.printed()
      #expect(paper.starts(with: Data("%PDF".utf8)))
      try keep(paper, "\(name).pdf")
    }
  }

  /// Returns the lowest contrast between text and background (WCAG 2.2, 1.4.3).
  private func contrast(in browser: Browser) throws -> Double {
    let script = """
      const light = text => {
        const [r, g, b] = text.match(/[0-9.]+/g).map(Number).map(n => n / 255)
          .map(n => n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const behind = element => {
        for (let e = element; e; e = e.parentElement) {
          const color = getComputedStyle(e).backgroundColor;
          if (color !== 'rgba(0, 0, 0, 0)') return light(color);
        }
        return 1;
      };
      const words = 'td, th, p, caption, li, summary, summary *, a, code, mark, u, .plot b, .columns span';
      return Math.min(...[...document.querySelectorAll(words)].map(e => {
        const [front, back] = [light(getComputedStyle(e).color), behind(e)];
        return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      }));
      """
    return try browser.run(script) as? Double ?? 0
  }

  @Test("nothing runs that learners write, whatever they write, and nothing is fetched")
  func hostile() throws {
    let browser = try Browser()
    for text in ClassReportTests.hostile {
      let report = try SampleClass.report(names: (0..<6).map { "\(text)\($0)" })
      try browser.open(page(report))
      #expect(try browser.number("document.querySelectorAll('script').length") == 1)
      #expect(try browser.number("document.querySelectorAll('img, iframe, b b').length") == 0)
      #expect(try browser.number(Self.handlers) == 0)
      let fetched = "performance.getEntriesByType('resource').length"
      #expect(try browser.number(fetched) == 0)

      let bad = SampleClass.report(
        try SampleClass.exercise(), .failed, failing: [0], message: .verbatim(text),
        saying: [.verbatim(text)])
      let part = FeedbackPage.Part(title: text, report: bad)
      try browser.open(file(FeedbackPage(name: text, title: text, parts: [part]).html()))
      #expect(try browser.number("document.querySelectorAll('script, img, a, iframe').length") == 0)
      #expect(try browser.number(Self.handlers) == 0)
    }
  }

  private static let handlers = """
    [...document.querySelectorAll('*')].filter(e => [...e.attributes]
      .some(a => a.name.startsWith('on'))).length
    """

  @Test("a page lets no script run that is not its own")
  func policy() throws {
    let browser = try Browser()
    let text = try SampleClass.page(SampleClass.report()).text()
    try browser.open(
      file(text.replacing("<main>", with: "<main><script>window.forged = 1</script>")))
    #expect(try browser.number("window.forged ?? 0") == 0)
    #expect(try browser.number("document.querySelectorAll('script').length") == 2)
  }

  @Test("two who look alike stand side by side, with what they share marked")
  func alike() throws {
    let browser = try Browser()
    try browser.open(page(SampleClass.twins()))
    try browser.run("document.querySelector('.alike summary').focus()")
    try browser.press("\u{E007}")
    #expect(
      try browser.run("return document.querySelector('.alike details').open") as? Bool == true)
    let sides = "[...document.querySelectorAll('.alike details[open] .side > section')]"
    #expect(try browser.number("\(sides).length") == 2)
    let place = "\(sides).map(s => s.getBoundingClientRect())"
    #expect(try browser.run("return \(place)[0].top === \(place)[1].top") as? Bool == true)
    #expect(try browser.number("\(sides).filter(s => s.querySelector('mark')).length") == 2)
    try browser.run("document.querySelector('.alike').scrollIntoView()")
    try keep(try browser.picture(), "class-alike.png")
  }

  /// The times of one run on one machine mean little, so they are compared with a bare table with
  /// the same number of cells, and printed.
  @Test(
    "a class report of a thousand students is whole and sorted, and takes less than ten times as long as a bare table"
  )
  func thousand() throws {
    let place = try page(SampleClass.large(1_000))
    let browser = try Browser()
    try browser.open(place)
    #expect(try browser.number("\(Self.rows).length") == 1_000)
    let cells = try #require(try browser.number("\(Self.rows)[0].cells.length"))
    try browser.run("document.querySelectorAll('#students th button')[0].click()")
    let names = try #require(
      try browser.run("return \(Self.rows).map(r => r.cells[0].textContent)") as? [String])
    let inOrder = (0..<1_000).map { "Student \($0)" }
    #expect(names == inOrder || names == inOrder.reversed())

    let row = "<tr>" + String(repeating: "<td>cell</td>", count: cells) + "</tr>"
    let bare = try file("<table>" + String(repeating: row, count: 1_000) + "</table>")
    var (loaded, bareLoaded) = (Double.infinity, Double.infinity)
    for _ in 0..<3 {
      loaded = min(loaded, try milliseconds(toLoad: place, in: browser))
      bareLoaded = min(bareLoaded, try milliseconds(toLoad: bare, in: browser))
    }
    let bytes = try Data(contentsOf: place).count
    print(
      "class report of 1,000: \(bytes / 1_024) KB, loaded in \(Int(loaded)) ms; "
        + "a bare table in \(Int(bareLoaded)) ms")
    #expect(loaded < 10 * bareLoaded)
  }

  private func milliseconds(toLoad place: URL, in browser: Browser) throws -> Double {
    try browser.open(place)
    let timing = "performance.getEntriesByType('navigation')[0].loadEventEnd"
    return try #require(try browser.run("return \(timing)") as? Double)
  }
}
