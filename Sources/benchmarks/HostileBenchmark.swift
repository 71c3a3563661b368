import Foundation

/// Documents designed to be slow: the time for each megabyte must stay the same.
struct HostileBenchmark {
  private let bench: Bench
  /// The sizes in megabytes.
  private let sizes: [Double]

  init(_ bench: Bench, _ effort: Effort) {
    self.bench = bench
    sizes = effort == .full ? [0.5, 1, 2, 4] : [0.002, 0.004]
  }

  /// A repeated piece with a beginning and an end.
  private struct Shape {
    let name: String
    var beginning = ""
    let piece: String
    var end = ""

    func text(bytes: Int) -> Data {
      let copies = bytes / piece.utf8.count + 1
      return Data((beginning + String(repeating: piece, count: copies) + end).utf8)
    }
  }

  private let shapes = [
    Shape(name: "words with hyphens", piece: "a-"), Shape(name: "paths", piece: "a/"),
    Shape(name: "soft hyphens", piece: "abc\u{AD}"),
    Shape(name: "joined addresses", piece: "https://ex.org/abc?x=1&y=2,"),
    Shape(name: "one word", piece: "x"),
    Shape(name: "long words", piece: "Donaudampfschifffahrt\n"),
    Shape(name: "begun emphasis", piece: "*a **b "), Shape(name: "emphasis", piece: "*a* "),
    Shape(name: "brackets", piece: "["), Shape(name: "links", piece: "[a](b) "),
    Shape(name: "pictures in a paragraph", piece: "![[]()"),
    Shape(
      name: "empty lines in lists", beginning: String(repeating: "- ", count: 2_000) + "a",
      piece: "\n"),
    Shape(name: "quotes in each other", piece: ">"),
    Shape(name: "lists in each other", piece: "- "),
    Shape(name: "rows of a table", beginning: "|a|b|\n|-|-|\n", piece: "|x|y|\n"),
    Shape(name: "a line of code", beginning: "```\n", piece: "abc(x) ", end: "\n```\n"),
    Shape(name: "marks on a letter", beginning: "e", piece: "\u{301}"),
    Shape(name: "joined emoji", piece: "👩\u{200D}"), Shape(name: "Hebrew", piece: "אב "),
    Shape(name: "entities", piece: "&#27;"), Shape(name: "headings", piece: "# a\n"),
    Shape(name: "comments", piece: "<!-- a -->\n\n"),
    Shape(name: "begun comments", piece: "a <!--"),
    Shape(name: "tags", piece: "<b>"), Shape(name: "struck words", piece: "~~a~~ "),
    Shape(name: "a message", beginning: "```conversation\na -> b : ", piece: "()", end: "\n```\n"),
  ]

  func run() throws {
    print("Hostile documents: time for each megabyte, at \(sizes) MB")
    var environment = bench.environment
    environment.merge(["TERM": "dumb", "COLUMNS": "80"]) { $1 }
    for shape in shapes {
      let times = try sizes.map { size in
        let page = bench.folder.appending(path: "hostile.md")
        try shape.text(bytes: Int(size * 1_000_000)).write(to: page)
        let measurement = try Measurement(
          of: bench.tool, ["lesson", "--size-limit", "10", "--file", page.path],
          environment: environment)
        return measurement.seconds / size
      }
      Figures.show(
        shape.name, times.map(Figures.milliseconds).joined(separator: "  "), goal: "flat")
    }
    print("")
  }
}
