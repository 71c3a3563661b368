extension KVObject {
  /// Tells the observer at once if it wants that, and of changes from then on.
  final func register(_ registration: Registration) {
    table.add(registration)
    if registration.options.contains(.initial) {
      var change: [KeyValueChangeKey: Any] = [.kindKey: KeyValueChange.setting]
      if registration.options.contains(.new) {
        change[.newKey] = registration.observedPath.value(from: self)
      }
      registration.tell(change, of: self)
    }
    registration.activate()
    registration.link()
  }

  final func unregister(
    _ observer: KVObject, _ keyPath: String, where fits: (Registration) -> Bool
  ) {
    let candidates = existingTable?.registrations(of: ObjectIdentifier(observer)).filter {
      $0.path == keyPath && $0.hasToBeRemoved && fits($0)
    }
    guard
      let registration = candidates?.first(where: { $0.isAlive(for: observer) })
        ?? candidates?.first
    else { return Misuse.notRegistered(observer, with: self, keyPath).report() }
    guard registration.stage == .active else {
      return Misuse.removedWhileArriving(observer, from: self, keyPath).report()
    }
    if !registration.isUpToDate { Misuse.changedSilently(keyPath, of: self).report() }
    remove(registration)
  }

  final func remove(_ registration: Registration) {
    existingTable?.remove(registration)
    registration.end()
  }
}
