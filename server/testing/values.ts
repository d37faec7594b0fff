/** For tests only: of each row this field. */
export const valuesOf = <Name extends string, Row extends Record<Name, unknown>>(
  rows: readonly Row[],
  name: Name,
) => rows.map((row) => row[name])
