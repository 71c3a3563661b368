extension Abilities {
  /// The abilities of this delegate.
  init(foundIn delegate: any ApplicationDelegate) {
    self.init()
    switch delegate {
    case let known as any ApplicationActivityDelegate: activity = known
    default: break
    }
    background = delegate as? any ApplicationBackgroundDelegate
    if delegate is any ApplicationSnapshotDelegate {
      snapshots = delegate as? any ApplicationSnapshotDelegate
    }
  }
}
