// What the block about the company says itself. who-words.ml.ts takes its place on Malayalam pages.
export const words = {
  handedOver: (houses: number, year: number) =>
    `${houses} ${houses === 1 ? 'house' : 'houses'} handed over since ${year}`,
  guarantee: 'The guarantee, in writing',
  gst: 'GST',
  everybody: (count: number) => `All ${count} of us`,
  reviewsOn: (site: string) => `Our reviews on ${site}`,
  reviewsElsewhere: 'Our reviews elsewhere',
}
