import MiniCocoa
import Testing

private final class Listener: TextFieldDelegate {
  var heard: [String] = []
  var mayBegin = true
  func heard(_ sender: AnyObject?, event: Event?) { heard.append(event?.name ?? "-") }

  func textFieldShouldBeginEditing(_ field: TextField) -> Bool {
    heard.append("should \(field.isFirstResponder)")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ field: TextField) {
    heard.append("began \(field.isFirstResponder)")
  }
  func textFieldDidEndEditing(_ field: TextField) {
    heard.append("ended \(field.isFirstResponder)")
  }
}

@Suite("Button, slider, switch, text field")
struct ControlsTests {
  private let listener = Listener()
  private let action = Action("heard:event:", Listener.heard(_:event:))

  @Test("a slider stays in its range, whatever it is given")
  func sliderRange() {
    let slider = Slider(value: 5, in: 1...11)

    let places = [Double.nan, -.infinity, 0, 3, 12, .infinity].map { value in
      slider.value = value
      return slider.value
    }

    #expect(places == [1, 1, 1, 3, 11, 11])
  }

  @Test("tell what the user does, with the event", arguments: [true, false])
  func userDeeds(isEnabled: Bool) {
    let (button, slider, toggle, field) = (Button(), Slider(), Switch(), TextField())
    for control in [button, slider, toggle, field] {
      control.isEnabled = isEnabled
      control.addTarget(
        listener, action: action, for: [.touchUpInside, .valueChanged, .editingChanged])
    }

    button.tap()
    slider.slide(to: 0.25)
    toggle.flip()
    field.type("Ada")

    #expect(listener.heard == (isEnabled ? ["tap", "slide", "flip", "type"] : []))
    #expect(slider.value == (isEnabled ? 0.25 : 0))
    #expect(toggle.isOn == isEnabled)
    #expect(field.text == (isEnabled ? "Ada" : ""))
  }

  @Test("tell nobody what the program does")
  func programsDeeds() {
    let (slider, toggle, field) = (Slider(), Switch(), TextField())
    for control in [slider, toggle, field] {
      control.addTarget(listener, action: action, for: .allEvents)
    }

    slider.value = 0.5
    toggle.isOn = true
    field.text = "Ada"

    #expect(listener.heard.isEmpty)
  }

  @Test("A slider stays in its range", arguments: [(-1.0, 0.0), (5, 5), (12, 11)])
  func range(value: Double, expected: Double) {
    let slider = Slider(in: 0...11)

    slider.slide(to: value)

    #expect(slider.value == expected)
    #expect(Slider(value: value, in: 0...11).value == expected)
  }

  @Test("A text field asks before the writing begins, and tells after (3.4 row 3)")
  func editing() {
    let (window, field) = (Window(), TextField())
    window.addSubview(field)
    field.delegate = listener

    listener.mayBegin = false
    #expect(!field.becomeFirstResponder())
    listener.mayBegin = true
    #expect(field.becomeFirstResponder())
    #expect(field.resignFirstResponder())

    #expect(listener.heard == ["should false", "should false", "began true", "ended false"])
  }

  @Test("A text field without a window cannot be written in, and asks nobody")
  func nowhere() {
    let field = TextField()
    field.delegate = listener

    #expect(!field.becomeFirstResponder())
    #expect(listener.heard.isEmpty)
  }
}
