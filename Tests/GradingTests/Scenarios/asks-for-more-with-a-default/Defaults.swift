extension ColorPickerControllerDelegate {
  public func mayChoose(in picker: ColorPickerController) -> Bool { true }
}
