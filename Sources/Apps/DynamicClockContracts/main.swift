import ClockContracts

// Dispatch and Foundation are shared libraries here, as SwiftPM links programs by default.
ContractProgram.main()
