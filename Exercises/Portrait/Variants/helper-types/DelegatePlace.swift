import MiniCocoa

/// The delegate property of the navigation controller that shows a page.
struct DelegatePlace {
  private unowned let page: PortraitViewController

  init(of page: PortraitViewController) {
    self.page = page
  }

  func claim(_ isClaimed: Bool) {
    guard let navigation = page.navigationController else { return }
    if isClaimed {
      navigation.delegate = page
    } else if let delegate = navigation.delegate, delegate === page {
      navigation.delegate = nil
    }
  }
}
