import Foundation

// Replacements for Foundation's format functions in submissions.
//
// A format string makes the library interpret arguments as the format says: `%@` with an integer
// calls a method at that address. The compiler does not see this, and source code alone does not
// reveal who calls such a function, under which name and through which protocol. So the linker
// replaces these functions in all submitted code by the ones below (`--wrap`, see SafeFoundation in
// Grading). They compare the format with the actual arguments and call Foundation's function only
// if the two match.

/// Stops the process if a format does not match its arguments.
private func check(_ format: String, _ arguments: [any CVarArg]) {
  let kinds = arguments.map { FormatText.Kind(of: $0) }
  let text = FormatText(format)
  let areWidths = text?.stars.allSatisfy { index in
    index < arguments.count
      && (arguments[index] as? any BinaryInteger)
        .map { FormatText.widths.contains(Int(clamping: $0)) } == true
  }
  guard text?.isSafe(with: kinds) != true || areWidths != true else { return }
  fatalError(
    "the format \(format.debugDescription) does not fit what it is given. Each %d takes an integer, "
      + "each %f a floating point number, each %@ a text or an object, and there has to be one for "
      + "each; %s, %p and their like, which take addresses, are not allowed here")
}

extension String {
  fileprivate static func checked(
    _ format: String, _ locale: Locale?, _ arguments: [any CVarArg]
  ) -> String {
    check(format, arguments)
    return String(format: format, locale: locale, arguments: arguments)
  }

  /// Replaces `String.init(format:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public static func checked(
    format: String, variadic arguments: __owned [any CVarArg]
  ) -> String {
    checked(format, nil, arguments)
  }

  /// Replaces `String.init(format:arguments:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  public static func checked(format: String, arguments: [any CVarArg]) -> String {
    checked(format, nil, arguments)
  }

  /// Replaces `String.init(format:locale:_:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public static func checked(
    format: String, locale: Locale?, variadic arguments: __owned [any CVarArg]
  ) -> String {
    checked(format, locale, arguments)
  }

  /// Replaces `String.init(format:locale:arguments:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
  )
  public static func checked(
    format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    checked(format, locale, arguments)
  }

  /// Replaces `String.localizedStringWithFormat(_:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public static func checked(localized format: String, _ arguments: [any CVarArg]) -> String {
    checked(format, Locale.current, arguments)
  }
}

extension StringProtocol {
  /// Replaces `StringProtocol.appendingFormat(_:_:)`.
  @_silgen_name("__wrap_$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF")
  public func checkedAppending<Format: StringProtocol>(
    _ format: Format, _ arguments: [any CVarArg]
  ) -> String {
    String(self) + String.checked(String(format), nil, arguments)
  }
}

extension NSString {
  /// Replaces `NSString.init(format:_:)`.
  @_silgen_name("__wrap_$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC")
  public static func checked(
    format: __owned NSString, _ arguments: __owned [any CVarArg]
  ) -> NSString {
    // Copy the text first: a subclass may return a different one on every call.
    let text = String.init(describing: format)
    check(text, arguments)
    return NSString(string: String(format: text, arguments: arguments))
  }
}

/// Replaces `NSLog(_:_:)`.
@_silgen_name("__wrap_$s10Foundation5NSLogyySS_s7CVarArg_pdtF")
public func checkedLog(_ format: String, _ arguments: [any CVarArg]) {
  NSLog("%@", String.checked(format, nil, arguments))
}
