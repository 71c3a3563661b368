/// A control with a value that the user moves.
///
///     let red = Slider(value: 0.2)
///     red.addTarget(self, action: Action("mix:", Mixer.mix), for: .valueChanged)
///     red.slide(to: 0.7)
open class Slider: Control {
  /// The values it can have: `Slider(in: 0...11).range`.
  public final let range: ClosedRange<Double>

  /// Where it stands, always in its range; setting it tells nobody: `slider.value = 0.5`.
  ///
  /// What lies outside is moved to the nearer end; what is not a number is the lower one.
  public final var value: Double {
    get { position }
    set {
      touch("value")
      // A NaN is not greater than anything.
      position = newValue > range.lowerBound ? min(newValue, range.upperBound) : range.lowerBound
    }
  }

  private var position: Double

  /// A slider that stands at a value: `Slider(value: 5, in: 0...11)`.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...1) {
    self.range = range
    position = range.lowerBound
    super.init()
    self.value = value
  }

  /// The user moves it, which those hear who asked for `.valueChanged`: `slider.slide(to: 0.7)`.
  public final func slide(to value: Double) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged, event: Event("slide"))
  }
}
