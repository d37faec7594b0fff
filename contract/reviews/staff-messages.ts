// What staff are told about reviews of clients.
import { inBoth } from '../words.ts'

export const reviewStaffMessages = inBoth({
  nameMissing: ['Please write the name of the client.', 'ക്ലയന്റിന്റെ പേര് എഴുതൂ.'],
  linkMade: ['The link is made. Send it to the client.', 'ലിങ്ക് തയാറായി. അത് ക്ലയന്റിന് അയയ്ക്കൂ.'],
  clientsOwn: [
    'The client wrote this review: its name, words and stars stay as they are.',
    'ഇത് ക്ലയന്റ് എഴുതിയതാണ്: പേരും വാക്കുകളും നക്ഷത്രങ്ങളും മാറ്റാനാകില്ല.',
  ],
  reasonMissing: ['Please write why it is not shown.', 'കാണിക്കാത്തത് എന്തുകൊണ്ടെന്ന് എഴുതൂ.'],
  wrongStatus: ['A review can be shown or hidden.', 'അഭിപ്രായം കാണിക്കാം, അല്ലെങ്കിൽ മറയ്ക്കാം.'],
  shown: ['The review is on the site.', 'അഭിപ്രായം വെബ്സൈറ്റിലുണ്ട്.'],
  hidden: ['The review is not on the site.', 'അഭിപ്രായം വെബ്സൈറ്റിൽ ഇല്ല.'],
})
