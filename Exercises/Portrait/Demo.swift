import DemoRunner
import MiniCocoa

Demo.furnish(Page.self, "Page") { page in
  [
    Demo.Label { page.log.joined(separator: ", ") },
    Demo.Row([
      Demo.Press("On its side") { page.navigationController?.rotate(to: .landscapeLeft) },
      Demo.Press("Upright") { page.navigationController?.rotate(to: .portrait) },
    ]),
  ]
}

Demo.furnish(PortraitViewController.self, "Article") { article in
  [
    Demo.Flip("picture") { article.isPictureOpen = $0 },
    Demo.Row([
      Demo.Press("Next page") { article.navigationController?.push(Page()) },
      Demo.Press("Next article") {
        article.navigationController?.push(PortraitViewController())
      },
    ]),
  ]
}

Demo.play("Newspaper") {
  NavigationController(rootViewController: PortraitViewController())
}
