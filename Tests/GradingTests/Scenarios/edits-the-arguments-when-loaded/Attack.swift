import Glibc

/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}

/// Runs while the library is being loaded, and asks the test library to skip a test.
@section(".init_array") @used
let edit:
  @convention(c) (
    Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  ) -> Void = { count, arguments, _ in
    setenv("SWT_SKIP", "cancelReportsNil", 1)
    guard count > 1 else { return }
    arguments[0] = strdup("--skip")
    arguments[1] = strdup("cancelReportsNil")
  }
