public final class ColorPickerController { public init() {} }
