export const historyWords = {
  title: 'Notes and history',
  note: 'Note',
  hint: 'Only staff see it. It carries your name and the day.',
  loadFailed: 'Unable to load the history.',
  add: 'Add note',
  adding: 'Saving...',
  remove: 'Remove this note',
  confirmRemove: 'Remove this note?',
  created: 'Added by hand',
  cvOpened: (times: number) => (times === 1 ? 'Opened the CV' : `Opened the CV ${times} times`),
  sent: { whatsapp: 'Answered on WhatsApp:', sms: 'Sent by SMS:', mail: 'Answered by mail:' },
  status: (before: string, after: string) => `${before} → ${after}`,
  spam: 'Marked as spam',
  notSpam: 'Not spam any more',
  changed: (fields: string) => `Changed: ${fields}`,
  /** Those that the diary names otherwise. */
  fields: {} as Record<string, string>,
}
