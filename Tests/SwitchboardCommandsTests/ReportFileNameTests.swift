import Testing

@testable import SwitchboardCommands

@Suite("The files of reports")
struct ReportFileNameTests {
  @Test("are distinct, whatever they hold")
  func files() {
    let names = ["a/ada", "ada/..x", "b/ada", "Ada.zip", "a%64a", ".."]
    let files = names.map { ReportFileName(of: $0).text }

    #expect(Set(files).count == names.count)
    #expect(files.allSatisfy { !$0.hasPrefix(".") && !$0.contains("/") })
  }

  @Test(
    "are called like the submissions, but for what a file system may not take",
    arguments: [
      ("王小明", "王小明.json"), ("Jane Doe_1327627", "Jane Doe_1327627.json"),
      ("Ölçü (2)", "Ölçü (2).json"), ("आरती", "आरती.json"), ("ada.zip", "ada.zip.json"),
      ("class/ada", "class%2Fada.json"), ("..", "%2E..json"), ("a b\n", "a b%0A.json"),
      ("50%~", "50%25%7E.json"),
      ("a:b*c?", "a%3Ab%2Ac%3F.json"), ("a\u{200B}b", "a%E2%80%8Bb.json"),
      ("e\u{301}\u{E000}", "e%CC%81%EE%80%80.json"),
    ])
  func readableFiles(_ name: String, _ expected: String) {
    #expect(Array(ReportFileName(of: name).text.utf8) == Array(expected.utf8))
  }

  @Test(
    "are names that any file system takes, and still no two are alike",
    arguments: ["a", "課", "é", " "])
  func longFiles(_ character: String) {
    let long = String(repeating: character, count: 100)
    let files = [long, long + " (2)", long + " (3)"].map { ReportFileName(of: $0).text }

    #expect(Set(files).count == files.count)
    #expect(files.allSatisfy { $0.utf8.count <= 205 })
  }
}
