/** Such as 1,20,000. */
export const grouped = (number: number) => number.toLocaleString('en-IN')
