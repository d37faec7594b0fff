/** What search engines call the types that staff write. employment-types.ml.ts takes its place on Malayalam pages. */
export const employmentTypes: [RegExp, string][] = [
  [/part/i, 'PART_TIME'],
  [/contract|freelance/i, 'CONTRACTOR'],
  [/intern|trainee|apprentice/i, 'INTERN'],
  [/temporary|seasonal/i, 'TEMPORARY'],
  [/full|permanent/i, 'FULL_TIME'],
]
