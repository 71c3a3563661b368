import Instruments
import MiniCocoa

// Values arrive in three ways. A centre that sends an action keeps no observer, so there is nothing
// to remove when the receptionist is deallocated.
extension BatchingReceptionist {
  /// From now on, it receives each new value of the thermometer.
  public func observe(_ thermometer: Thermometer) {
    let observation = thermometer.observe(\.value, options: [.new]) { [weak self] _, change in
      change.newValue.map { self?.receive($0) }
    }
    sources.withLock { $0.observations.append(observation) }
  }

  /// From now on, it receives each temperature that this station reports.
  public func listen(to station: Station) {
    station.center.addObserver(
      self, action: Action("hear:", BatchingReceptionist.hear), name: .didMeasure, object: station)
    sources.withLock { $0.centers.append(station.center) }
  }

  private func hear(_ notification: Notification) {
    guard let value = notification.userInfo?["temperature"] as? Double else { return }
    receive(value)
  }

  /// From now on, it receives each value to which a user moves the slider.
  public func take(_ slider: Slider) {
    slider.addTarget(
      self, action: Action("slide:", BatchingReceptionist.slide), for: .valueChanged)
  }

  private func slide(_ slider: Slider) { receive(slider.value) }
}
