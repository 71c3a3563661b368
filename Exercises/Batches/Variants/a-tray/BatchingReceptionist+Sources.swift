import Instruments
import MiniCocoa

// Three kinds of source. There may be several of each.
extension BatchingReceptionist {
  /// From now on, it receives each new value of the thermometer.
  public func observe(_ thermometer: Thermometer) {
    let observation = thermometer.observe(\.value, options: .new) { [weak self] _, change in
      if let value = change.newValue { self?.receive(value) }
    }
    state.withLock { $0.endings.append { observation.invalidate() } }
  }

  /// From now on, it receives each temperature that this station reports.
  public func listen(to station: Station) {
    let center = station.center
    let token = center.addObserver(forName: .didMeasure, object: station) { [weak self] news in
      if let value = news.userInfo?["temperature"] as? Double { self?.receive(value) }
    }
    state.withLock { $0.endings.append { center.removeObserver(token) } }
  }

  /// From now on, it receives each value to which a user moves the slider.
  public func take(_ slider: Slider) {
    slider.addTarget(
      self, action: Action("moved:", BatchingReceptionist.moved), for: .valueChanged)
  }

  private func moved(_ slider: Slider) {
    receive(slider.value)
  }
}
