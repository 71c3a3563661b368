import MiniCocoa

public final class SettingsController: ViewController {
}
