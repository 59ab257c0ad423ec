/// An integer with the size of a pointer, under Objective-C's name.
public typealias NSInteger = Int
