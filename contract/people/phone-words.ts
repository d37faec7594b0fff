// Messages about an application with a phone number only. Without imports, so that the browser does not load the schemas.
export const phoneMessages = {
  missing: 'Please fill in your name, phone number, trade and years of work.',
  needsForm:
    'This opening asks for more than a phone number. Please open its page again and fill in the form there, or call us.',
  /** Stored as the experience when only a number was typed. */
  years: '{years} years',
  oneYear: '1 year',
} as const
