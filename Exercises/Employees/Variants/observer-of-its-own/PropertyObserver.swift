import MiniCocoa

/// Observes one path for as long as it lives.
final class PropertyObserver: KVObject {
  private let object: KVObject
  private let path: String
  private let handle: ([KeyValueChangeKey: Any]) -> Void

  init(
    of object: KVObject, _ path: String, _ options: KeyValueObservingOptions,
    _ handle: @escaping ([KeyValueChangeKey: Any]) -> Void
  ) {
    self.object = object
    self.path = path
    self.handle = handle
    super.init()
    object.addObserver(self, forKeyPath: path, options: options)
  }

  deinit { object.removeObserver(self, forKeyPath: path) }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: KVOContext?
  ) {
    handle(change ?? [:])
  }
}
