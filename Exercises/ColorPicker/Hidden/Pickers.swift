import Checking
import MiniCocoa
import Testing

import class ColorPicker.ColorPickerController
import protocol ColorPicker.ColorPickerControllerDelegate
import class ColorPicker.SettingsController

// MARK: - Colours

/// The final positions of the sliders of most pickers in these checks: red, green, blue.
let mixed = [0.75, 0.5, 0.25]

func color(_ components: [Double]) -> Color {
  guard components.count == 3 else { return .black }
  return Color(red: components[0], green: components[1], blue: components[2])
}

func components(of color: Color) -> [Double] {
  [color.red, color.green, color.blue]
}

func text(_ components: [Double]) -> String {
  zip(["red", "green", "blue"], components).map { "\($0) \($1)" }.joined(separator: ", ")
}

/// A name for a message; any text that no check gave could leak what the learner's code has seen.
func shown(_ name: String) -> String {
  ["", "sunset", "headline", "ink", "text", "background"].contains(name)
    ? "\"\(name)\"" : "(none that it was given)"
}

/// An unpredictable name; no message shows it.
func unforeseenName() -> String {
  "colour \(Int.random(in: 1_000...9_999))"
}

/// Unpredictable slider positions, in exact steps; no message shows them.
func unforeseenSliders() -> [Double] {
  (1...3).map { _ in Double(Int.random(in: 0...64)) / 64 }
}

// MARK: - Pickers

func mixedPicker(named name: String) -> ColorPickerController {
  let picker = ColorPickerController(colorNamed: name, startingAt: .white)
  mix(picker, mixed)
  return picker
}

func mix(_ picker: ColorPickerController, _ sliders: [Double]) {
  let color = color(sliders)
  picker.red = color.red
  picker.green = color.green
  picker.blue = color.blue
}

/// Whether this picker, and no other, is what the presenter presents.
func isOnShow(_ picker: ColorPickerController, over presenter: ViewController) -> Bool {
  presenter.presentedViewController.map { identity(of: $0) } == identity(of: picker)
}

// MARK: - Settings

/// A picker that settings have opened, with its sliders moved; it has no delegate, so that the
/// settings get only what the check sends.
func openPicker(
  of settings: SettingsController, for name: String, at sliders: [Double] = mixed
) -> ColorPickerController {
  let picker = settings.changeColor(named: name)
  picker.delegate = nil
  mix(picker, sliders)
  return picker
}

/// The colours in plain values, each with its type: a learner's type could have an `==` that
/// accepts everything.
func colors(of settings: SettingsController) -> [String: [Double]] {
  let colors: [String: Color] = settings.colors
  return colors.mapValues { components(of: $0) }
}

func asDelegate(_ settings: SettingsController) -> (any ColorPickerControllerDelegate)? {
  (settings as AnyObject) as? any ColorPickerControllerDelegate
}

/// The settings as a delegate; records a failure if they are none.
func listening(_ settings: SettingsController) -> (any ColorPickerControllerDelegate)? {
  let delegate = asDelegate(settings)
  if delegate == nil {
    Issue.record(
      """
      SettingsController doesn't adopt ColorPickerControllerDelegate, so nobody can report the \
      choice to it. Adopting the protocol is the promise to implement \
      colorPicker(_:didSetColorNamed:to:).
      """)
  }
  return delegate
}

/// Whether settings present the picker that they have opened; records a failure if they do not.
func presents(_ settings: SettingsController, _ picker: ColorPickerController) -> Bool {
  let isPresented = isOnShow(picker, over: settings)
  if !isPresented {
    Issue.record(
      """
      SettingsController has presented no picker: changeColor(named:) should present the picker \
      that it returns.
      """)
  }
  return isPresented
}
