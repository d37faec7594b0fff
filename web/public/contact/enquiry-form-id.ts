/** Of the part of the page where visitors write; for links that bring a message. */
export const enquiryFormId = 'write'
