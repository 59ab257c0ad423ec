# language: de
Funktionalität: Anmelden

  Szenario: Mit dem richtigen Kennwort
    Angenommen "LoginApp" is launched with -ui-testing YES -model.user test -model.password 1234
    Wenn I log in as "test" with "1234"
    Dann the text "results" reads "Success"
