/** The language in which somebody read the privacy notice, as the office sees it. */
export const noticeLanguages: Record<string, string> = { en: 'English', ml: 'Malayalam' }
