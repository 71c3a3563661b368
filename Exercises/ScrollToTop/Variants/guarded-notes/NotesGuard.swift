/// Keeps one scroll view where it is, while it is on duty.
final class NotesGuard: ScrollViewDelegate {
  var isOnDuty = false

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    isOnDuty ? false : true
  }
}
