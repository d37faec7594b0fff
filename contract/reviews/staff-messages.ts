// What staff are told about reviews of clients.
export const reviewStaffMessages = {
  nameMissing: 'Please write the name of the client.',
  linkMade: 'The link is made. Send it to the client.',
  clientsOwn: 'The client wrote this review: its name, words and stars stay as they are.',
  reasonMissing: 'Please write why it is not shown.',
  wrongStatus: 'A review can be shown or hidden.',
  shown: 'The review is on the site.',
  hidden: 'The review is not on the site.',
} as const
