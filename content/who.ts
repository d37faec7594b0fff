import type { WhoContent } from '#contract/content/who.ts'

/** Nothing about people, numbers or a guarantee is invented: visitors would believe it. */
export const who: WhoContent = {
  title: 'Who we are',
  houses: 0,
  guarantee: '',
  gst: '',
  people: [],
  registrations: [],
  reviews: { site: '', url: '' },
}
