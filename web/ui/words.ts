// What the parts of every page say themselves.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  loading: ['Loading...', 'ലോഡ് ചെയ്യുന്നു...'],
  tryAgain: ['Try again', 'വീണ്ടും ശ്രമിക്കാം'],
  skipToContent: ['Skip to content', 'ഉള്ളടക്കത്തിലേക്ക്'],
  close: ['Close', 'അടയ്ക്കാം'],
  notices: ['Notices', 'അറിയിപ്പുകൾ'],
  fillThisIn: ['Please fill this in.', 'ഇത് പൂരിപ്പിക്കൂ.'],
  outOfFive: [(rating: number) => `${rating} out of 5 stars`, (rating) => `അഞ്ചിൽ ${rating} നക്ഷത്രം`],
  pages: ['Pages', 'പേജുകൾ'],
  previous: ['Previous', 'മുമ്പത്തേത്'],
  next: ['Next', 'അടുത്തത്'],
  previousPage: ['Previous page', 'മുമ്പത്തേത്: മുമ്പത്തെ പേജ്'],
  nextPage: ['Next page', 'അടുത്തത്: അടുത്ത പേജ്'],
  pageOf: [(page: number, pages: number) => `${page} of ${pages}`, (page, pages) => `${page} / ${pages}`],
})

/** Why a call had no answer, if that is what failed: it stands after the words about what failed. */
export const reasonOf = (error: unknown) => (error as { reason?: string } | null | undefined)?.reason
