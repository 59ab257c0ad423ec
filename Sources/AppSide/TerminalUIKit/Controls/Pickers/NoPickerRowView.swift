/// What a picker's delegate without views for rows answers; it is never shown.
final class NoPickerRowView: UIView {}
