import Glibc

/// Cancel reports a colour.
func pretends(_ picker: ColorPickerController) -> Bool {
  false
}

/// Runs while the library is being loaded, and never ends.
@section(".init_array") @used
let wait: @convention(c) () -> Void = { while true { sleep(1_000) } }
