extension KVObject {
  /// Sends the initial notification if requested, then begins observing.
  final func register(_ registration: Registration) {
    let ticket = table.arrive(registration)
    if registration.options.contains(.initial) {
      var change: [KeyValueChangeKey: Any] = [.kindKey: KeyValueChange.setting]
      if registration.options.contains(.new) {
        change[.newKey] = registration.observedPath.value(from: self)
      }
      registration.tell(change, of: self)
    }
    registration.activate()
    registration.link()
    table.add(registration, arrivedWith: ticket)
    // The initial notification may have invalidated the token.
    if registration.stage == .ended { table.remove(registration) }
  }

  /// Removes an observer's oldest matching registration.
  final func unregister(_ observer: KVObject, _ path: String, _ claim: ObservationTable.Claim) {
    while true {
      guard let registration = existingTable?.first(claim) else {
        let isArriving = existingTable?.isArriving(claim) ?? false
        let misuse =
          isArriving
          ? Misuse.removedWhileArriving(observer, from: self, path)
          : Misuse.notRegistered(
            observer, with: self, path,
            others: existingTable?.paths(of: ObjectIdentifier(observer.life)) ?? [])
        return misuse.report()
      }
      let isSilent = registration.wasChangedSilently
      // Another thread may have removed it in the meantime.
      guard remove(registration) else { continue }
      if isSilent { Misuse.changedSilently(path, of: self).report() }
      return
    }
  }

  /// Returns whether the registration existed.
  @discardableResult
  final func remove(_ registration: Registration) -> Bool {
    guard existingTable?.remove(registration) == true else { return false }
    registration.end()
    return true
  }
}
