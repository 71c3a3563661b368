/// The module that replaces parts of Foundation in submissions, compiled by the grader's toolchain
/// like MiniCocoa (target SafeFoundation).
enum SafeFoundation {
  static let module = "SafeFoundation"
  static let libraryName = "libSafeFoundation.so"

  /// Foundation's functions that take a format and its arguments.
  static let functions = [
    "$s10Foundation5NSLogyySS_s7CVarArg_pdtF",
    "$s10Foundation8NSStringC6format_A2C_s7CVarArg_pdtcfC",
    "$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ",
    "$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC",
    "$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC",
    "$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC",
    "$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC",
    "$sSy10FoundationE15appendingFormatySSqd___s7CVarArg_pdtSyRd__lF",
  ]

  /// Linker flags that replace each of them by SafeFoundation's, `__wrap_` and the name (ld(1)).
  static let linking = functions.map { "--wrap=\($0)" }

  /// Whether an object calls one of them, so that the library must be loaded first.
  static func isNeeded(by object: ObjectFile) -> Bool {
    object.symbols.contains { !$0.isDefined && functions.contains($0.name) }
  }
}
