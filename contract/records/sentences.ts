// What is wrong with a field of a record. sentences.ml.ts takes its place in Malayalam.
export const sentences = {
  named: (label: string) => `The ${label.toLowerCase()}`,
  wholeNumber: (label: string, min: number, max: number) =>
    `The ${label.toLowerCase()} is a whole number from ${min} to ${max}.`,
  optionalNumber: (label: string, min: number, max: number) =>
    `${label}: please write a whole number from ${min} to ${max}.`,
  date: (label: string) => `Please write the ${label.toLowerCase()} like this: 2026-12-31.`,
}
