// The company's numbers on the dashboard. words.ml.ts takes its place in Malayalam.
import { visitCountDays } from '#contract/limits.ts'
import { grouped } from '../grouped.ts'

const visits = (count: number) => (count === 1 ? '1 visit' : `${grouped(count)} visits`)

export const words = {
  title: 'Visits to the site',
  failed: 'The visits cannot be shown now.',
  empty: 'Nothing counted yet; the first visit of somebody who does not work here will show.',
  visits,
  since: (day: string, count: number) => `${visits(count)} since ${day}, when the counting began.`,
  lastDays: (count: number) => `${visits(count)} in the last 28 days.`,
  compared: (count: number, more: number) =>
    `${visits(count)} in the last 28 days, ${more === 0 ? 'as many as' : `${grouped(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than`} in the 28 days before.`,
  most: (count: number) => `Most in a day: ${grouped(count)}`,
  onDay: (day: string, count: number) => `${day}: ${visits(count)}`,
  chart: (sentence: string) => `${sentence} All numbers are in the table below.`,
  today: 'today',
  mostVisits: (source: string) => `Most visits came from ${source}.`,
  visitsFrom: (sources: string) => `Visits came from ${sources}.`,
  mostWrote: (source: string) => `Most people who wrote to you came from ${source}.`,
  wroteFrom: (sources: string) => `People who wrote to you came from ${sources}.`,
  nobodyWrote: 'Nobody has written to you in this time.',
  sources: {
    whatsapp: 'WhatsApp',
    google: 'Google',
    facebook: 'Facebook',
    instagram: 'Instagram',
    other: 'other websites',
    direct: 'direct links',
    unknown: 'an unknown source',
  },
  wrote: (count: number) => `${grouped(count)} wrote`,
  byDay: 'Days as a table',
  bySource: 'Sources as a table',
  byPage: 'Pages as a table',
  hidden: (page: string) => `${page} (hidden)`,
  gone: (page: string) => `${page} (no longer there)`,
  columns: {
    day: 'Day',
    source: 'Came from',
    page: 'Page',
    views: 'Views',
    visits: 'Visits',
    began: 'Visits that began here',
    enquiries: 'Enquiries',
    applications: 'Applications',
  },
  how: {
    title: 'How this is counted',
    lines: [
      'Our own server counts. It sets no cookies for visitors and keeps nothing about a person.',
      'A visit counts when somebody has had a page open for a moment.',
      'Staff, robots and people whose browser asks not to be tracked are not counted.',
      'At most a few visits an hour count from one network, so there may have been more.',
      'What you mark as spam later stays counted.',
      'A link from WhatsApp counts as a direct one where the app does not name itself.',
      `Kept are sums by day, for ${visitCountDays} days.`,
    ],
    privacy: 'What visitors read about it',
  },
}
