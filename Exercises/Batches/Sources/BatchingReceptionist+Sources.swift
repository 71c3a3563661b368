import Instruments
import MiniCocoa

// Three doors by which values come in. There may be several of each kind.
extension BatchingReceptionist {
  /// From now on, it receives each new value of the thermometer.
  public func observe(_ thermometer: Thermometer) {
    // TODO: 5. Observe "value". Whoever ends a receptionist, or drops it, ends this as well.
  }

  /// From now on, it receives each temperature that this station reports.
  public func listen(to station: Station) {
    // TODO: 5. Listen to `.didMeasure` of this station alone, to the same end.
  }

  /// From now on, it receives each value to which a user moves the slider.
  public func take(_ slider: Slider) {
    // TODO: 6. Become a target of the slider, with a method that takes it as the sender.
  }
}
