// What the page about costs says itself. words.ml.ts takes its place on Malayalam pages.
export const words = {
  label: 'Costs',
  area: 'Built-up area',
  unit: 'Counted in',
  units: { sqft: 'Square feet (sq ft)', m2: 'Square metres (m²)' },
  package: 'Package',
  show: 'See the range',
  problems: {
    missing: 'Please write the built-up area of the house.',
    unclear:
      'Please write the built-up area as a number, such as 1,600. It is that of the house, not of the plot.',
    outside: (least: string, most: string) =>
      `Please write an area between ${least} and ${most}. For anything smaller or larger, ask us.`,
    noPackage: 'Please choose a package from the list.',
  },
  size: (feet: string, metres: string) => `${feet}\u00a0sq\u00a0ft (${metres}\u00a0m²)`,
  range: (from: string, to: string) => `${from} to ${to}`,
  perSquareFoot: (range: string) => `${range} per sq ft`,
  /** The day stands after it. */
  ratesOf: 'Rates of ',
  included: 'What is in it',
  excluded: 'What is not in it',
  enquire: 'Send this as an enquiry',
  whatsapp: 'Send it by WhatsApp',
  topic: (size: string, name: string) => `What a house costs: ${size}, ${name}`,
  message: (range: string, day: string) =>
    `Your website says ${range}, with the rates of ${day}. I would like to talk about it.`,
  hello: (company: string, topic: string, message: string) => `Hello ${company}. ${topic}. ${message}`,
  houses: 'Houses of ours of about this size',
  packages: 'The packages',
  allPackages: 'What is in each package',
}
