final class Kept {
  private var _value = 1
  private var _delegate: AnyObject?
  var value: Int { get { _value } set { _value = newValue } }
  func _reset() { _value = 0; _delegate = nil }
}
struct _Helper { var _count = 0; var _storage: [Int] = []; var _copy: Int { _count }; var _lock = false }
enum Own { struct Task { var name = "a"; static func detached() {} } }
func formatted(format: String) -> String { format + Own.Task().name }

func interferes(with picker: ColorPickerController) {
  let kept = Kept()
  kept._reset()
  kept.value += _Helper()._storage.count + _Helper()._copy
  Own.Task.detached()
  _ = formatted(format: "%@")
}
