enum Größe { case klein, groß }
