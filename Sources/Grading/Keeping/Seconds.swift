/// A number of seconds as text: `2 s`, `0.5 s`.
func seconds(_ value: Double) -> String {
  value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
}
