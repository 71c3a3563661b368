import Instruments
import MiniCocoa

// Three kinds of source. There may be several of each.
extension BatchingReceptionist {
  /// From now on, it receives each new value of the thermometer.
  public func observe(_ thermometer: Thermometer) {
    // TODO: 5. Observe "value", until the receptionist ends or is deallocated.
  }

  /// From now on, it receives each temperature that this station reports.
  public func listen(to station: Station) {
    // TODO: 5. Observe `.didMeasure` of this station alone, until the receptionist ends.
  }

  /// From now on, it receives each value to which a user moves the slider.
  public func take(_ slider: Slider) {
    // TODO: 6. Become a target of the slider, with a method that takes the slider.
  }
}
