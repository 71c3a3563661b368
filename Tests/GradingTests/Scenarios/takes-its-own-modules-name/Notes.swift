public enum ColorPicker {
  public static let count = 1
  public struct ColorPickerController {}
}
