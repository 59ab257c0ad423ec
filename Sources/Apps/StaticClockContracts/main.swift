import ClockContracts

// With Dispatch and Foundation linked into the program.
ContractProgram.main()
