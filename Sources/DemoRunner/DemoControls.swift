import MiniCocoa

// Views for demos whose exercise has none. Their classes begin with `Demo`, which keeps them out of
// the conversation.

extension Demo {
  /// A text that is read again after each event.
  public typealias Label = DemoLabel
  /// A color that is read again after each event.
  public typealias Swatch = DemoSwatch
  /// Views side by side.
  public typealias Row = DemoRow
  /// A button that runs a closure.
  public typealias Press = DemoPress
  /// A slider with a name.
  public typealias Slide = DemoSlide
  /// A switch with a name.
  public typealias Flip = DemoFlip
  /// A text field with a name.
  public typealias Field = DemoField
}

/// A text that is read again after each event: `Demo.Label { counter.text }`.
public final class DemoLabel: View {
  let text: () -> String

  /// A label with a changing text.
  public init(_ text: @escaping () -> String) {
    self.text = text
    super.init()
  }

  /// A label with a fixed text.
  public convenience init(_ text: String) { self.init { text } }
}

/// A color that is read again after each event.
public final class DemoSwatch: View {
  let color: () -> Color?

  /// A swatch of a changing color.
  public init(_ color: @escaping () -> Color?) {
    self.color = color
    super.init()
  }
}

/// Views side by side.
public final class DemoRow: View {
  /// A row of views, from left to right.
  public init(_ views: [View]) {
    super.init()
    for view in views { addSubview(view) }
  }
}

/// A button that runs a closure.
public final class DemoPress: Button {
  private let deed: DemoDeed

  /// A button with a title: `Demo.Press("Done") { picker.done() }`.
  public init(_ title: String, _ run: @escaping () -> Void) {
    deed = DemoDeed(run)
    super.init(title)
    addTarget(deed, action: DemoDeed.action, for: .touchUpInside)
  }
}

/// A slider that reports each new value to a closure.
public final class DemoSlide: Slider {
  private var deed: DemoDeed?

  /// A slider with a name: `Demo.Slide("red", from: picker.red) { picker.red = $0 }`.
  public init(
    _ name: String, from value: Double, in range: ClosedRange<Double> = 0...1,
    _ run: @escaping (Double) -> Void
  ) {
    super.init(value: value, in: range)
    Labels.set(name, of: self)
    let deed = DemoDeed { [unowned self] in run(self.value) }
    self.deed = deed
    addTarget(deed, action: DemoDeed.action, for: .valueChanged)
  }
}

/// A switch that reports each new value to a closure.
public final class DemoFlip: Switch {
  private var deed: DemoDeed?

  /// A switch with a name: `Demo.Flip("mute") { phone.isMuted = $0 }`.
  public init(_ name: String, isOn: Bool = false, _ run: @escaping (Bool) -> Void) {
    super.init(isOn: isOn)
    Labels.set(name, of: self)
    let deed = DemoDeed { [unowned self] in run(self.isOn) }
    self.deed = deed
    addTarget(deed, action: DemoDeed.action, for: .valueChanged)
  }
}

/// A text field that reports each new text to a closure.
public final class DemoField: TextField {
  private var deed: DemoDeed?

  /// A field with a name: `Demo.Field("name") { company.name = $0 }`.
  public init(_ name: String, _ text: String = "", _ run: @escaping (String) -> Void) {
    super.init(text)
    Labels.set(name, of: self)
    let deed = DemoDeed { [unowned self] in run(self.text) }
    self.deed = deed
    addTarget(deed, action: DemoDeed.action, for: .editingChanged)
  }
}

/// The target of a demo's own controls.
private final class DemoDeed {
  static let action = Action("run", DemoDeed.run)
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() { body() }
}
