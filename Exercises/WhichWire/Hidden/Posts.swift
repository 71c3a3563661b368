import MiniCocoa
import Synchronization

/// Records every notification that a centre posts.
final class Posts: Sendable {
  private let sentence = Mutex(
    """
    Nothing was posted in the house's centre. The two sides have no reference to each other, but \
    both have that centre.
    """)

  /// A sentence about the last notification.
  var last: String { sentence.withLock(\.self) }

  init(in center: NotificationCenter) {
    _ = center.addObserver(forName: nil, object: nil) { [weak self] news in
      let minutes = news.userInfo?["minutes"].map { "\(type(of: $0))" }
      let told =
        switch (news.userInfo, minutes) {
        case (nil, _): "without user info: it has to carry the minutes."
        case (_, let type?):
          "with minutes as \(type) in its user info. A lamp reads them as that type, too."
        case (let info?, nil):
          """
          with \(info.keys.map { "\($0)" }.sorted().joined(separator: ", ")) in its user info. A lamp reads \
          what the supply writes, under the same key.
          """
        }
      self?.sentence.withLock {
        $0 = "The house's centre got \(news.name.rawValue), \(told)"
      }
    }
  }
}
