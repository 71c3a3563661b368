#include "/etc/passwd"
#include "../neighbour/ColorPickerController.swift"
