/** In which language somebody has read the privacy notice, as the office reads it. */
export const noticeLanguages: Record<string, string> = { en: 'English', ml: 'Malayalam' }
