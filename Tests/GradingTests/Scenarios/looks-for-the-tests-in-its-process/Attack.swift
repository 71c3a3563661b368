import Glibc

/// Right when the test library is in the process.
func pretends(_ picker: ColorPickerController) -> Bool {
  dlsym(dlopen(nil, RTLD_NOW), "swt_abiv0_getEntryPoint") != nil
}
