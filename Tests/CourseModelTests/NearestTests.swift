import CourseModel
import Testing

@Suite("The nearest name")
struct NearestTests {
  @Test(
    "is the one with the fewest letters inserted, deleted or replaced, or the one that it is a part of",
    arguments: [
      ("ColorPicker", "ColorPicker"), ("colorpicker", "ColorPicker"),
      ("ColourPicker", "ColorPicker"),
      ("Picker", "ColorPicker"), ("colr", "ColorPicker"), ("FlipSid", "FlipSide"), ("xyz", nil),
      ("z", nil),
      ("", nil),
    ])
  func findsNearest(name: String, expected: String?) {
    #expect(nearest(to: name, among: ["FlipSide", "ColorPicker"]) == expected)
  }

  @Test("of no candidates is none")
  func findsNothing() {
    #expect(nearest(to: "Lamp", among: []) == nil)
  }
}
