/// A guard that keeps one scroll view where it is.
final class NotesGuard: ScrollViewDelegate {
  var isOnDuty = false

  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool {
    isOnDuty ? false : true
  }
}
