import Foundation
import GradingTestSupport
import Testing

@testable import ClassReports

/// What people see and do who open a class report; `SWITCHBOARD_PICTURES=FOLDER` keeps pictures of it.
@Suite("A class report in a browser", .serialized)
struct BrowserProof {
  private func page(_ report: ClassReport) throws -> URL {
    let file = try TestMachine.emptyFolder("report").appending(path: "class.html")
    try Data(ClassReportPage(report).text().utf8).write(to: file)
    return file
  }

  private func keep(_ picture: Data, _ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["SWITCHBOARD_PICTURES"] else { return }
    try picture.write(to: URL(filePath: folder).appending(path: "\(name).png"))
  }

  @Test("can be sorted and searched by keyboard alone, and says what it is to who listens")
  func keyboard() async throws {
    let browser = try await Browser()
    try await browser.open(page(try SampleClass.report()))

    let names = "return [...document.querySelectorAll('#students ~ table tbody tr')]"
    #expect(try await browser.run("return document.querySelectorAll('tbody').length") as? Int == 3)
    let heading = "document.querySelectorAll('th button')[2]"
    try await browser.run("\(heading).focus()")
    try await browser.press("\u{E007}")
    #expect(
      try await browser.run("return \(heading).closest('th').getAttribute('aria-sort')") as? String
        == "ascending")
    let sorted = try await browser.run(
      "\(names).filter(r => !r.hidden).map(r => r.cells[0].textContent)")
    #expect((sorted as? [String])?.first == "Finn", "who could not be judged comes first")
    try await browser.press("\u{E007}")
    let reversed = try await browser.run("\(names).map(r => r.cells[0].textContent)")
    #expect((reversed as? [String])?.first == "Ada")

    try await browser.run("document.querySelector('input').focus()")
    try await browser.press("strong")
    let shown = try await browser.run("\(names).filter(r => !r.hidden).length")
    #expect(shown as? Int == 2)
    #expect(
      try await browser.run("return document.getElementById('shown').textContent") as? String
        == "2")
    #expect(try await browser.spoken("input").name == "Show those with")
    #expect(try await browser.spoken("th button").role == "button")
    #expect(try await browser.spoken("main").role == "main")
  }

  @Test("is read on a light and a dark screen, wide and narrow, with no color alone")
  func looks() async throws {
    let browser = try await Browser()
    try await browser.open(page(try SampleClass.large(40)))
    var backgrounds: Set<String> = []
    for scheme in ["light", "dark"] {
      try await browser.prefer(scheme)
      let color = "return getComputedStyle(document.body).backgroundColor"
      backgrounds.insert(try await browser.run(color) as? String ?? "")
      try keep(try await browser.picture(), scheme)
      #expect(try await contrast(in: browser) >= 4.5)
    }
    #expect(backgrounds.count == 2)
    let width = "return document.documentElement.scrollWidth - innerWidth"
    #expect(try await browser.run(width) as? Int ?? 1 <= 0)
  }

  /// The least contrast of a verdict and what is behind it (WCAG 2.2, 1.4.3).
  private func contrast(in browser: Browser) async throws -> Double {
    let script = """
      const light = text => {
        const [r, g, b] = text.match(/[0-9.]+/g).map(Number).map(n => n / 255)
          .map(n => n <= 0.03928 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const back = light(getComputedStyle(document.body).backgroundColor);
      return Math.min(...[...document.querySelectorAll('td, p, caption')].map(cell => {
        const front = light(getComputedStyle(cell).color);
        return (Math.max(front, back) + 0.05) / (Math.min(front, back) + 0.05);
      }));
      """
    return try await browser.run(script) as? Double ?? 0
  }

  @Test(
    "runs nothing that learners write, whatever they write", arguments: ClassReportTests.hostile)
  func hostile(text: String) async throws {
    let browser = try await Browser(port: 9516)
    let report = try SampleClass.report(names: Array(repeating: text, count: 6))
    try await browser.open(page(report))

    #expect(try await browser.run("return document.querySelectorAll('script').length") as? Int == 1)
    #expect(try await browser.run("return document.querySelectorAll('img').length") as? Int == 0)
    let attributes = """
      return [...document.querySelectorAll('*')].filter(e => [...e.attributes]
        .some(a => a.name.startsWith('on'))).length
      """
    #expect(try await browser.run(attributes) as? Int == 0)
  }

  @Test("of a thousand students is whole; how long that takes is printed")
  func thousand() async throws {
    let report = try SampleClass.large(1_000)
    let browser = try await Browser()
    try await browser.open(page(report))

    let timing = "return performance.getEntriesByType('navigation')[0]"
    let loaded = try await browser.run("\(timing).loadEventEnd") as? Double
    print("class report of 1,000: \(report.pairs.count) pairs, loaded in \(loaded ?? 0) ms")
    #expect(
      try await browser.run("return document.querySelectorAll('#students ~ table tr').length")
        as? Int
        == 1_001)
    let best = try #require(report.pairs.first)
    #expect([best.first, best.second].contains { $0 >= 998 })
  }
}
