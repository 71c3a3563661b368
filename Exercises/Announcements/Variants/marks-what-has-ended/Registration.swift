/// One registration, until its observer goes or is removed.
final class Registration {
  /// The observer to notify; nil when the registration has ended.
  weak var observer: (any Observer)?
  let key: String
  let options: Options
  let context: AnyObject?

  init(_ observer: any Observer, _ key: String, _ options: Options, _ context: AnyObject?) {
    (self.observer, self.key) = (observer, key)
    (self.options, self.context) = (options, context)
  }

  /// Notifies the observer of a change, with the values that it asked for.
  func tell(of object: Announcer, old: String?, new: String?, isPrior: Bool = false) {
    let change = Change(
      key: key, old: options.contains(.old) ? old : nil, new: options.contains(.new) ? new : nil,
      isPrior: isPrior)
    observer?.observe(change, of: object, context: context)
  }
}
