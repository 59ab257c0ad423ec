// A source file of a test that imports both `Testing` and a module called `UIKit` imports the module of
// this name too, whether it wants or not: Swift Testing has it on Apple's platforms, and says so in the
// toolchain for Linux as well, which does not bring it. It has nothing to add here.
