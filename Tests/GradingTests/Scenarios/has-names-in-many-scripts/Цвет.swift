/// Привет
protocol Цвет { var имя: String { get } }
