// Messages of the page behind a private link. Without imports, so that the browser does not load the schemas.
export const myDataMessages = {
  notFound:
    'There is nothing at this link. What it led to was withdrawn or deleted, or the link is incomplete.',
  missing: 'Please leave no field empty.',
  saved: 'Saved. Thank you for telling us.',
  saveFailed: 'Nothing was saved. Please check your connection and try again, or call us.',
  confirm: 'Please tick the box to confirm.',
  withdrawn: {
    application: 'Your application is withdrawn, and everything you sent with it is deleted.',
    enquiry: 'Your message is withdrawn and deleted.',
  },
  withdrawFailed: 'Nothing was withdrawn. Please check your connection and try again, or call us.',
} as const
