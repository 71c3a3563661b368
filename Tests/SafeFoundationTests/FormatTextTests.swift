import Foundation
import Testing

@testable import SafeFoundation

@Suite("A format")
struct FormatTextTests {
  @Test(
    "takes what it is given",
    arguments: [
      ("", ""), ("100 %%", ""), ("%d", "i"), ("%5.2f|%-8lld|%#x", "fii"), ("%*d", "ii"),
      ("%-*.*f", "iif"), ("%2$d %1$f", "fi"), ("%c%C", "ii"), ("%hhu%zd%jd%td%qd", "iiiii"),
      ("%+d\n%le\n", "if"), ("%d%d%d%d%d%d", "iiiiii"), ("%f%f%f%f%f%f%f%f", "ffffffff"),
      ("%@ -> %@", "oo"), ("%2$@, %1$@ and %1$@", "oo"), ("%5@: %d%%", "oi"),
      ("%d%d%d%d%d%d%d", "iiiiiii"),
    ])
  func isSafe(_ text: String, _ given: String) throws {
    let format = try #require(FormatText(text))

    #expect(format.isSafe(with: kinds(given)))
    #expect(format.isSafe(with: kinds(given + "?")))
    #expect(given.isEmpty || !format.isSafe(with: kinds(String(given.dropLast()))))
    #expect(given.isEmpty || !format.isSafe(with: kinds(given.map { _ in "?" }.joined())))
  }

  @Test(
    "may take numbers for other numbers, as long as they are in registers",
    arguments: [
      ("%d", "f", true), ("%f %d", "if", true), ("%f%f%f%f%f%f%f%f", "iiiiiiii", true),
      ("%d%d%d%d%d%d%d", "iiiiiif", false), ("%f%f%f%f%f%f%f%f%f", "ffffffffi", false),
      ("%f %@", "io", false), ("%@", "i", false), ("%d", "o", false), ("%@ %d", "of", false),
    ])
  func numbers(_ text: String, _ given: String, _ isSafe: Bool) throws {
    #expect(try #require(FormatText(text)).isSafe(with: kinds(given)) == isSafe)
  }

  @Test(
    "fits nothing",
    arguments: [
      "%s", "%S", "%n", "%p", "%K", "%", "%5", "%l", "a%\n@", "%\u{301}@", "%2$s", "%ls", "%-8.3s",
      "%Lf", "%*1$d", "%1$*d", "%0$d", "%1$d%1$@", "%2$d", "%d %2$d", "%99999999999999999999$d",
      "%#@a@", "%l@", "%v", "%5%", "%'d", "%'d %@", "%1000d", "%.1000f", "%2147483647d", "%lllld",
      "%hhhd", "%hlqd", "%qf", "%llf", "%hf",
    ])
  func isUnsafe(_ text: String) {
    for given in ["iiiiiiii", "oooooooo", "ffffffff"] {
      #expect(FormatText(text)?.isSafe(with: kinds(given)) != true)
    }
  }

  @Test("knows arguments by their types")
  func arguments() {
    let given: [any CVarArg] = [1, UInt8(1), Int64(1), 1.5, Float(1.5), CGFloat(1.5), "text"]

    #expect(
      given.map { FormatText.Kind(of: $0) }
        == [.integer, .integer, .integer, .float, .float, .float, .object])
  }

  private func kinds(_ letters: String) -> [FormatText.Kind?] {
    letters.map { $0 == "i" ? .integer : $0 == "f" ? .float : $0 == "o" ? .object : nil }
  }
}
