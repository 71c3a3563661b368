import Glibc

func interferes(with picker: ColorPickerController) {
  var thread = pthread_t()
  pthread_create(&thread, nil, { _ in while true {} }, nil)
}
