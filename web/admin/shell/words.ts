// The frame of the admin area. words.ml.ts takes its place in Malayalam.
export const words = {
  main: 'Main',
  dashboard: 'DASHBOARD',
  menu: 'Admin menu',
  admin: 'Admin',
  groups: { Website: 'Website', Office: 'Office' },
  logout: 'Logout',
  /** Beside an entry, where Malayalam has room for the number only. */
  newsShort: (count: number) => `${count} new`,
  news: (count: number) => `${count} new`,
  toDashboard: 'Go to the dashboard',
  legal: { privacy: 'Privacy', terms: 'Terms' },
  loginAgain: 'Please log in again',
}
