/// A control with a value that the user moves.
///
///     let red = Slider(value: 0.2)
///     red.addTarget(self, action: Action("mix:", Mixer.mix), for: .valueChanged)
///     red.slide(to: 0.7)
open class Slider: Control {
  /// The allowed values: `Slider(in: 0...11).range`.
  public final let range: ClosedRange<Double>

  /// The current value, always within the range; setting it sends no action: `slider.value = 0.5`.
  ///
  /// A value outside the range becomes the nearer bound; NaN becomes the lower one.
  public final var value: Double {
    get { position }
    set {
      touch("value")
      // NaN is not greater than anything.
      position = newValue > range.lowerBound ? min(newValue, range.upperBound) : range.lowerBound
    }
  }

  private var position: Double

  /// A slider with a value: `Slider(value: 5, in: 0...11)`.
  public init(value: Double = 0, in range: ClosedRange<Double> = 0...1) {
    self.range = range
    position = range.lowerBound
    super.init()
    self.value = value
  }

  /// Simulates the user moving the slider; sends `.valueChanged`: `slider.slide(to: 0.7)`.
  public final func slide(to value: Double) {
    guard isEnabled else { return }
    self.value = value
    sendActions(for: .valueChanged, event: Event("slide"))
  }
}
