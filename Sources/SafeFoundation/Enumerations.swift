import Foundation

// Variants of Foundation's enumerations that stop by an object instead of a pointer, except for
// those that may run on several threads.
//
// The compiler considers Foundation's versions unsafe. If a submission calls one, the grader
// compiles it again with the variant below (`Enumerations` in Grading): the learner's code stays
// fully checked, and only these functions handle the pointer.

/// A flag that a closure sets to end an enumeration.
public final class StopFlag {
  /// Whether to end the enumeration.
  public var pointee: ObjCBool = false

  /// Calls a closure with a flag, and copies the flag to the pointer.
  fileprivate static func passing(
    _ stop: UnsafeMutablePointer<ObjCBool>, _ body: (StopFlag) -> Void
  ) {
    let flag = StopFlag()
    body(flag)
    unsafe stop.pointee = flag.pointee
  }
}

extension NSRegularExpression {
  /// Replaces `enumerateMatches`.
  public func enumerateMatchesSafely(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: @escaping (NSTextCheckingResult?, MatchingFlags, StopFlag) -> Void
  ) {
    unsafe enumerateMatches(in: string, options: options, range: range) { match, flags, stop in
      unsafe StopFlag.passing(stop) { block(match, flags, $0) }
    }
  }
}

extension NSString {
  /// Replaces `enumerateLines`.
  public func enumerateLinesSafely(_ block: (String, StopFlag) -> Void) {
    unsafe enumerateLines { line, stop in
      unsafe StopFlag.passing(stop) { block(line, $0) }
    }
  }

  /// Replaces `enumerateSubstrings`.
  public func enumerateSubstringsSafely(
    in range: NSRange, options: EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateSubstrings(in: range, options: options) { text, range, enclosing, stop in
      unsafe StopFlag.passing(stop) { block(text, range, enclosing, $0) }
    }
  }
}

extension NSAttributedString {
  /// Replaces `enumerateAttribute`.
  public func enumerateAttributeSafely(
    _ key: Key, in range: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateAttribute(key, in: range, options: options) { value, range, stop in
      unsafe StopFlag.passing(stop) { block(value, range, $0) }
    }
  }

  /// Replaces `enumerateAttributes`.
  public func enumerateAttributesSafely(
    in range: NSRange, options: EnumerationOptions = [],
    using block: ([Key: Any], NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateAttributes(in: range, options: options) { values, range, stop in
      unsafe StopFlag.passing(stop) { block(values, range, $0) }
    }
  }
}

extension NSIndexSet {
  /// Replaces `enumerate`.
  public func enumerateSafely(_ block: (Int, StopFlag) -> Void) {
    unsafe enumerate { index, stop in
      unsafe StopFlag.passing(stop) { block(index, $0) }
    }
  }

  /// Replaces `enumerate` for a range.
  public func enumerateSafely(
    in range: NSRange, using block: (Int, StopFlag) -> Void
  ) {
    unsafe enumerate(in: range, options: []) { index, stop in
      unsafe StopFlag.passing(stop) { block(index, $0) }
    }
  }

  /// Replaces `enumerateRanges`.
  public func enumerateRangesSafely(_ block: (NSRange, StopFlag) -> Void) {
    unsafe enumerateRanges { range, stop in
      unsafe StopFlag.passing(stop) { block(range, $0) }
    }
  }

  /// Replaces `enumerateRanges` for a range.
  public func enumerateRangesSafely(
    in range: NSRange, using block: (NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateRanges(in: range, options: []) { range, stop in
      unsafe StopFlag.passing(stop) { block(range, $0) }
    }
  }
}

extension NSOrderedSet {
  /// Replaces `enumerateObjects`.
  public func enumerateObjectsSafely(_ block: (Any, Int, StopFlag) -> Void) {
    unsafe enumerateObjects { object, index, stop in
      unsafe StopFlag.passing(stop) { block(object, index, $0) }
    }
  }
}

extension NSSet {
  /// Replaces `enumerateObjects`.
  public func enumerateObjectsSafely(_ block: (Any, StopFlag) -> Void) {
    unsafe enumerateObjects { object, stop in
      unsafe StopFlag.passing(stop) { block(object, $0) }
    }
  }
}
