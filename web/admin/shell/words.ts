// The frame of the admin area.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  main: ['Main', 'പ്രധാന മെനു'],
  dashboard: ['DASHBOARD', 'ഡാഷ്ബോർഡ്'],
  menu: ['Admin menu', 'മെനു'],
  admin: ['Admin', 'അഡ്മിൻ മെനു'],
  groups: { Website: ['Website', 'വെബ്സൈറ്റ്'], Office: ['Office', 'ഓഫീസ്'] },
  logout: ['Logout', 'ലോഗ് ഔട്ട്'],
  /** Beside an entry, where Malayalam has room for the number only. */
  newsShort: [(count: number) => `${count} new`, (count) => String(count)],
  news: [(count: number) => `${count} new`, (count) => `പുതിയത് ${count}`],
  toDashboard: ['Go to the dashboard', 'ഡാഷ്ബോർഡിലേക്ക് പോകാം'],
  legal: { privacy: ['Privacy', 'സ്വകാര്യത'], terms: ['Terms', 'നിബന്ധനകൾ'] },
  loginAgain: ['Please log in again', 'വീണ്ടും ലോഗിൻ ചെയ്യൂ'],
})
