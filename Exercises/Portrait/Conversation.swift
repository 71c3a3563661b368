import MiniCocoa

let page = PortraitViewController()
let navigation = NavigationController(rootViewController: page)
let window = Window(rootViewController: navigation)
navigation.rotate(to: .landscapeLeft)
page.isPictureOpen = true
navigation.rotate(to: .landscapeLeft)
