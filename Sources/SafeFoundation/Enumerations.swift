import Foundation

// What Foundation stops by a pointer, stopped by an object; but for what may run on several threads.
//
// The compiler holds Foundation's own calls to be unsafe. Where a submission calls one, the grader
// compiles it once more with the form that stands here (`Enumerations` in Grading): the learner's text
// stays under the compiler's watch, and the pointer is in these functions alone.

/// A flag that a closure sets to end an enumeration.
public final class StopFlag {
  /// Whether the enumeration is to end.
  public var pointee: ObjCBool = false

  /// Calls a closure with a flag, and hands on what it has set.
  fileprivate static func passing(
    _ stop: UnsafeMutablePointer<ObjCBool>, _ body: (StopFlag) -> Void
  ) {
    let flag = StopFlag()
    body(flag)
    unsafe stop.pointee = flag.pointee
  }
}

extension NSRegularExpression {
  /// Stands for `enumerateMatches`.
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
  /// Stands for `enumerateLines`.
  public func enumerateLinesSafely(_ block: (String, StopFlag) -> Void) {
    unsafe enumerateLines { line, stop in
      unsafe StopFlag.passing(stop) { block(line, $0) }
    }
  }

  /// Stands for `enumerateSubstrings`.
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
  /// Stands for `enumerateAttribute`.
  public func enumerateAttributeSafely(
    _ key: Key, in range: NSRange, options: EnumerationOptions = [],
    using block: (Any?, NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateAttribute(key, in: range, options: options) { value, range, stop in
      unsafe StopFlag.passing(stop) { block(value, range, $0) }
    }
  }

  /// Stands for `enumerateAttributes`.
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
  /// Stands for `enumerate`.
  public func enumerateSafely(_ block: (Int, StopFlag) -> Void) {
    unsafe enumerate { index, stop in
      unsafe StopFlag.passing(stop) { block(index, $0) }
    }
  }

  /// Stands for `enumerate`.
  public func enumerateSafely(
    in range: NSRange, using block: (Int, StopFlag) -> Void
  ) {
    unsafe enumerate(in: range, options: []) { index, stop in
      unsafe StopFlag.passing(stop) { block(index, $0) }
    }
  }

  /// Stands for `enumerateRanges`.
  public func enumerateRangesSafely(_ block: (NSRange, StopFlag) -> Void) {
    unsafe enumerateRanges { range, stop in
      unsafe StopFlag.passing(stop) { block(range, $0) }
    }
  }

  /// Stands for `enumerateRanges`.
  public func enumerateRangesSafely(
    in range: NSRange, using block: (NSRange, StopFlag) -> Void
  ) {
    unsafe enumerateRanges(in: range, options: []) { range, stop in
      unsafe StopFlag.passing(stop) { block(range, $0) }
    }
  }
}

extension NSOrderedSet {
  /// Stands for `enumerateObjects`.
  public func enumerateObjectsSafely(_ block: (Any, Int, StopFlag) -> Void) {
    unsafe enumerateObjects { object, index, stop in
      unsafe StopFlag.passing(stop) { block(object, index, $0) }
    }
  }
}

extension NSSet {
  /// Stands for `enumerateObjects`.
  public func enumerateObjectsSafely(_ block: (Any, StopFlag) -> Void) {
    unsafe enumerateObjects { object, stop in
      unsafe StopFlag.passing(stop) { block(object, $0) }
    }
  }
}
