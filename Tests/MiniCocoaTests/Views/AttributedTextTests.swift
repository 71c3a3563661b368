import MiniCocoa
import Testing

@Suite("AttributedText")
struct AttributedTextTests {
  @Test("joins what looks alike, and only that")
  func joining() {
    let line = AttributedText("Ada", .bold) + AttributedText(" B.", .bold) + AttributedText(" King")

    #expect(line.string == "Ada B. King")
    #expect(line.runs.map(\.text) == ["Ada B.", " King"])
    #expect(line.runs.map(\.attributes) == [.bold, .plain])
  }

  @Test("nothing has no runs, wherever it is added")
  func nothing() {
    let line = AttributedText("Ada", .italic)

    #expect(AttributedText("", .bold).runs.isEmpty)
    #expect(AttributedText() + line == line)
    #expect(line + AttributedText("", .bold) == line)
  }

  @Test("a cell has it, or plain text")
  func cell() {
    let cell = TableViewCell(AttributedText("Ada", .init(color: .red)))

    #expect(cell.text == "Ada")
    cell.text = "Grace"
    #expect(cell.attributedText == AttributedText("Grace"))
  }
}
