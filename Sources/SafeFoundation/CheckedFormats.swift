import Foundation

// What is called where a submission calls Foundation's functions that take a format.
//
// A format makes a library take arguments for what the format says they are: `%@` and an integer call
// a method of whatever lies at that address. The compiler does not see that, and who calls such a
// function, under which name and by which protocol, the sources do not tell. So the linker replaces
// these functions, in all that was handed in, by those that stand here (`--wrap`, SafeFoundation in
// Grading): they look at the format and at the arguments that there are, and call Foundation's own only
// if the two fit.

/// Ends the process if a format does not fit its arguments.
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

  /// Stands for `String.init(format:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
  public static func checked(
    format: String, variadic arguments: __owned [any CVarArg]
  ) -> String {
    checked(format, nil, arguments)
  }

  /// Stands for `String.init(format:arguments:)`.
  @_silgen_name("__wrap_$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
  public static func checked(format: String, arguments: [any CVarArg]) -> String {
    checked(format, nil, arguments)
  }

  /// Stands for `String.init(format:locale:_:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
  public static func checked(
    format: String, locale: Locale?, variadic arguments: __owned [any CVarArg]
  ) -> String {
    checked(format, locale, arguments)
  }

  /// Stands for `String.init(format:locale:arguments:)`.
  @_silgen_name(
    "__wrap_$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC"
  )
  public static func checked(
    format: String, locale: Locale?, arguments: [any CVarArg]
  ) -> String {
    checked(format, locale, arguments)
  }

  /// Stands for `String.localizedStringWithFormat(_:_:)`.
  @_silgen_name("__wrap_$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
  public static func checked(localized format: String, _ arguments: [any CVarArg]) -> String {
    checked(format, Locale.current, arguments)
  }
}

extension StringProtocol {
  /// Stands for `StringProtocol.appendingFormat(_:_:)`.
  @_silgen_name("__wrap_$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF")
  public func checkedAppending<Format: StringProtocol>(
    _ format: Format, _ arguments: [any CVarArg]
  ) -> String {
    String(self) + String.checked(String(format), nil, arguments)
  }
}

extension NSString {
  /// Stands for `NSString.init(format:_:)`.
  @_silgen_name("__wrap_$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC")
  public static func checked(
    format: __owned NSString, _ arguments: __owned [any CVarArg]
  ) -> NSString {
    // A subclass may say something else each time that it is asked.
    let text = String.init(describing: format)
    check(text, arguments)
    return NSString(string: String(format: text, arguments: arguments))
  }
}

/// Stands for `NSLog(_:_:)`.
@_silgen_name("__wrap_$s10Foundation5NSLogyySS_s7CVarArg_pdtF")
public func checkedLog(_ format: String, _ arguments: [any CVarArg]) {
  NSLog("%@", String.checked(format, nil, arguments))
}
