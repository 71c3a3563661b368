import Foundation
import Testing

@testable import Reporting

@Suite("A table of text")
struct CSVTableTests {
  private func read(_ text: String) throws -> CSVTable { try CSVTable(Data(text.utf8)) }

  static let tables = [
    "a,b\r\n1,2\r\n", "a,b\n1,2", "a;b\r\n\"1;x\";2\r\n", "a\tb\r\n1\t2\r\n",
    "\u{FEFF}a,b\r\n1,2\r\n", "\"a\",\"b\"\r\n\"1\",\"say \"\"x\"\"\nand y\"\r\n", "a,b\r1,2\r",
    "Name,Grade\r\nZoe\u{308},1\r\n\u{301}x,\"\u{301}\"\r\n", "a,b\r\n1\r\n", "a,b\r\n1,2,,\r\n",
    "a,b\r\n\r\n1,2\r\n",
  ]

  @Test("goes back as it came, byte by byte", arguments: tables)
  func unchanged(_ text: String) throws {
    #expect(try read(text).data == Data(text.utf8))
  }

  @Test("is read out of UTF-16, as spreadsheets save it, and goes back as that")
  func utf16() throws {
    let units = [0xFEFF] + Array("a\tb\r\n1\tä😀\r\n".utf16)
    let data = Data(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })

    let table = try CSVTable(data)

    #expect(table.columns == ["a", "b"])
    #expect(table[row: 0, column: 1] == "ä😀")
    #expect(table.data == data)
  }

  @Test("is read again as it was set, whatever mark a quote or a separator carries")
  func marks() throws {
    let texts = ["say \"\u{301},x", ",\u{301}", "\"\u{301}", "a\r\n\u{301}b"]
    for text in texts {
      var table = try read("a,b\r\n1,2\r\n")
      table[row: 0, column: 0] = text
      let again = try CSVTable(table.data)
      #expect(again[row: 0, column: 0].unicodeScalars.elementsEqual(text.unicodeScalars))
      #expect(again[row: 0, column: 1] == "2")
    }
    #expect(
      MoodleWorksheet.html(of: "<\u{301}b>\"\u{301}\r\n&")
        == "&lt;\u{301}b&gt;&quot;\u{301}<br>&amp;")
  }

  @Test("changes nothing but the cell that is set, and keeps its quotes")
  func setting() throws {
    var table = try read("\u{FEFF}\"a\";b\r\n\"1\";2,5\r\n x ;\"\"\r\n")
    table[row: 0, column: 0] = "say \"hi\""
    table[row: 0, column: 1] = "3,5"
    table[row: 1, column: 1] = "one\ntwo;three"

    let expected =
      "\u{FEFF}\"a\";b\r\n\"say \"\"hi\"\"\";3,5\r\n x ;\"one\ntwo;three\"\r\n"
    #expect(table.data == Data(expected.utf8))
    #expect(try CSVTable(table.data)[row: 1, column: 1] == "one\ntwo;three")
  }

  @Test("adds cells to a row that is too short")
  func shortRow() throws {
    var table = try read("a,b,c\r\n1\r\n")
    #expect(table[row: 0, column: 2] == "")
    table[row: 0, column: 2] = "x"
    #expect(table.data == Data("a,b,c\r\n1,,x\r\n".utf8))
  }

  @Test("keeps some rows and columns, each row with an end")
  func keeping() throws {
    let table = try read("a,b,c\n1,2,3\n4,5,6")
    #expect(table.keeping(rows: [1], columns: [0, 2]).data == Data("a,c\n4,6".utf8))
    #expect(table.keeping(rows: [1, 0], columns: [1]).data == Data("b\n5\n2\n".utf8))
  }

  static let faults: [([UInt8], CSVTable.Fault)] = [
    ([], .empty), (Array("\r\n\r\n".utf8), .empty), ([0x61, 0xFC], .notText),
    (Array("a,b\r\nx,\"y\r\nz".utf8), .openQuote(line: 2)), ([0x61, 0], .notText),
    (Array("a,b\r\n\"1\n1\",2\r\n1,2,3\r\n".utf8), .tooManyCells(line: 4)),
  ]

  @Test("is refused with what is wrong, and in which line", arguments: faults)
  func fault(_ bytes: [UInt8], _ fault: CSVTable.Fault) {
    #expect(throws: fault) { try CSVTable(Data(bytes)) }
  }

  @Test("has the separator that its first line has most of")
  func separators() throws {
    #expect(try read("a;b,c;d\r\n").separator == ";")
    #expect(try read("\"a;b;c\",d\r\n").separator == ",")
    #expect(try read("only\r\n").separator == ",")
  }
}
