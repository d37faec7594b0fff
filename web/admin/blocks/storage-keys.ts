// The keys under which the admin area keeps something in this browser. Those of the public pages are in language/choice.ts,
// which their first file has to contain.

/** The name in the specification. */
export const authenticatedKey = 'isAdminAuthenticated'
export const nameDeclinedKey = 'nameDeclined'
export const passkeyDeclinedKey = 'passkeyDeclined'
export const malayalamShownKey = 'malayalamShown'
/** For which the page was loaded again. */
export const languageKey = 'reloadedFor'
/** The account and the page follow. */
export const localDraftPrefix = 'localDraft:'
