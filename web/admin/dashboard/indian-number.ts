/** Such as 1,20,000. */
export const indianNumber = (number: number) => number.toLocaleString('en-IN')
