import ClockContracts

// Dispatch and Foundation are linked into the program.
ContractProgram.main()
