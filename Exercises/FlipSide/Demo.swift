import DemoRunner
import MiniCocoa

Demo.furnish(MainViewController.self) { main in
  [
    Demo.Label { main.isShowingFlipside ? "The back is in front of it." : "You see the front." },
    Demo.Press("Info") { main.showInfo() },
  ]
}

Demo.furnish(FlipsideViewController.self, "Flip side") { flipside in
  [
    Demo.Label("Made by you."),
    Demo.Press("Done") { flipside.done() },
  ]
}

Demo.play("A card with two sides") {
  MainViewController()
}
