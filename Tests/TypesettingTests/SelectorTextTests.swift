import Testing

@testable import Typesetting

@Suite("Selector text")
struct SelectorTextTests {
  @Test(
    "breaks between its arguments, as evenly as it can",
    arguments: [
      ("reload()", 80, ["reload()"]),
      ("show(it)", 6, ["show(", "it)"]),
      ("reload()", 1, ["reload()"]),
      (
        "colorPicker(_:didSetColorNamed:to:)", 34,
        ["colorPicker(_:", "didSetColorNamed:to:)"]
      ),
      ("colorPicker(_:didSetColorNamed:to:)", 17, ["colorPicker(_:", "didSetColorNamed:", "to:)"]),
      ("addObserver(forName:object:queue:)", 33, ["addObserver(forName:", "object:queue:)"]),
      ("post(name: .changed, object: self)", 29, ["post(name: .changed,", "object: self)"]),
      ("delegate?.speak(self)", 15, ["delegate?", ".speak(self)"]),
      ("rate = 3.25 per hour", 12, ["rate = 3.25", "per hour"]),
      ("创建（名称）并且显示", 12, ["创建（名称）", "并且显示"]),
      ("a  b   ", 3, ["a", "b"]),
    ])
  func breaks(text: String, room: Int, rows: [String]) {
    #expect(SelectorText(text).rows(within: room) == rows)
  }

  @Test("tells how wide it is in the rows that a room allows", arguments: [(34, 21), (80, 35)])
  func measures(room: Int, width: Int) {
    #expect(SelectorText("colorPicker(_:didSetColorNamed:to:)").width(within: room) == width)
  }
}
