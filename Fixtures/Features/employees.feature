Feature: The list of employees

  Background:
    Given "EmployeesApp" is launched with -ui-testing YES

  Scenario: All are listed
    Then the navigation bar "Employees" exists
    And there are 8 cells in the collection view "collection_view"
    And the first text in the first cell reads "Ada Okafor"
    And the first text in the last cell reads "Hana Sato"

  Scenario Outline: The details of <name>
    When I tap the text "<name>" in the collection view "collection_view"
    Then the navigation bar "<name>" exists
    And the collection view "collection_view" does not exist
    And the text "job_role" reads "<role>"
    And the text "office" contains "<city>"
    When I tap the button "Employees" in the navigation bar "<name>"
    Then the collection view "collection_view" exists

    Examples:
      | name        | role              | city    |
      | Ada Okafor  | Engine Programmer | Lagos   |
      | Emre Yıldız | Prompter          | İzmir   |
      | Hana Sato   | Costume Designer  | Sapporo |

  Scenario: A name is remembered
    When I remember the text of the first text in the third cell as "name"
    And I tap the third cell
    Then the text "name" reads "${name}"

  Scenario: There are none
    Given "EmployeesApp" is launched with -ui-testing YES -employees.json []
    Then the text "message" contains "No employees"
    And there are 0 cells
