import Testing

@testable import Grading

@Suite("A symbol of Swift's")
struct LibrarySymbolTests {
  @Test(
    "tells its modules and its words",
    arguments: [
      ("$ss11CommandLineO9argumentsSaySSGvgZ", [], "Swift.CommandLine.arguments"),
      ("$s10Foundation6ThreadCMa", ["Foundation"], "Foundation.Thread"),
      ("$s5Glibc5errnos5Int32Vvg", ["Glibc"], "Glibc.errno"),
      ("$s7ElementSTTl", [], "Swift.Sequence.Element"),
      ("$sSS10FoundationE6format_S2Sn_s7CVarArg_pdtcfC", ["Foundation"], "init(format:"),
      ("$s10Foundation8IndexSetVs0C7AlgebraAAMc", ["Foundation"], "SetAlgebra"),
    ] as [(String, Set<String>, String)])
  func isTakenApart(_ name: String, _ modules: Set<String>, _ words: String) throws {
    let symbol = try #require(LibrarySymbol(name))

    #expect(symbol.modules == modules)
    #expect(symbol.text.contains(words), "\(symbol.text)")
  }

  @Test("is told from C's", arguments: ["exit", "$s", "$sNonsense", "_$s1M"])
  func isRecognised(_ name: String) {
    #expect(LibrarySymbol(name) == nil)
  }

  @Test("names the parts of a module that it is about")
  func namesParts() throws {
    let symbol = try #require(LibrarySymbol("$s10Foundation6ThreadC16callStackSymbolsSaySSGvgZ"))

    #expect(symbol.paths(in: "Foundation") == [["Thread", "callStackSymbols", "getter"]])
    #expect(symbol.paths(in: "Found").isEmpty)
  }
}
