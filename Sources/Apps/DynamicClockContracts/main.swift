import ClockContracts

// With Dispatch and Foundation as libraries of their own, as SwiftPM links programs.
ContractProgram.main()
