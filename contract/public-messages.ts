// What visitors read about success and failure, word for word as in the specification.
export const messages = {
  loading: 'Loading...',
  jobs: {
    loadFailedPublic: '⚠️ Unable to load job openings.',
    emptyPublic: 'No job openings available.',
    untitled: 'Untitled Position',
    notSpecified: 'Not specified',
    notFound: 'This job opening was not found',
    closed: 'This job opening is closed',
  },
  applications: {
    fillAll: 'Please fill all fields including Email and WhatsApp number',
    submitted: '✅ Application submitted successfully!',
    received: 'Application submitted successfully!',
    mailed:
      'A mail with a private link is on its way to the address you gave. With it you can see, correct or withdraw your application.',
    cvLeftOut:
      'We could not keep your CV, because no more files can be stored here today. Please send it to us by mail or WhatsApp, with your name and the job you applied for.',
    failedPrefix: '❌ ',
    failed: 'Failed to submit application',
    keep: 'You may keep my CV for later openings too (optional)',
    wrongCv: 'The CV must be a PDF or a Word file (.pdf, .doc or .docx).',
    cvNotFound: 'This CV was not found',
  },
  projects: {
    loadFailed: '❌ Error fetching products',
    fetchFailed: 'Failed to fetch product',
    empty: 'No products available.',
    notFound: 'Project not found',
  },
  reviews: {
    loadFailed: 'Failed to load reviews',
    empty: 'No reviews available.',
    notFound: 'Review not found',
  },
  services: {
    loadFailed: 'Failed to load services',
    notFound: 'Service not found',
  },
  enquiries: {
    fillAll: 'Please fill in your name, phone number and message.',
    submitted: 'Thank you. We have your message and will call you back within one working day.',
    failed: 'Your message could not be sent. Please try again, or call us.',
  },
  errors: {
    notFound:
      'There is nothing at this address. It may have moved, or the link lost a letter on its way to you.',
    conflict: 'Somebody else has changed this in the meantime',
    noConnection: 'There is no connection to the site. Please check your internet and try again.',
    pageLost: 'This page could not be loaded. Please check your connection and try again.',
  },
} as const

/** What the server answers to a request that it does not take. No page uses these, so the build leaves them out. */
export const requestMessages = {
  invalidInput: 'Something in this request is not right.',
  internal: 'Something went wrong on our side. Please try again in a moment.',
  tooMany: 'Too many attempts. Please wait a little and try again.',
  busy: 'The server is busy. Please try again in a moment.',
  unreachable: 'The site cannot store or look up anything right now. Please try again in a few minutes.',
  uncertain: 'It is not certain whether this was saved. Please look before you send it again.',
  diskFull: 'There is no space left to save this. Nothing was changed.',
  tooLarge: 'This is too large',
  crossSite: 'This request came from another site and was refused',
  wrongType: 'This call does not accept this kind of content',
  brokenBody: 'The request could not be read',
  brokenAddress: 'The address of this request could not be read',
  brokenRequest: 'This request could not be understood',
  tooSlow: 'The request took too long to arrive',
  metricsToken: 'These numbers need the METRICS_TOKEN',
  formTooLarge: 'The text in this form is too long.',
  onlyOneFile: 'Please send one file only.',
  manyUploads: 'Many people are sending files right now. Please try again in a moment.',
} as const
