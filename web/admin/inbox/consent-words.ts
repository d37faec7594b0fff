// Whether somebody has agreed to the privacy notice. consent-words.ml.ts takes its place in Malayalam.
export const words = {
  notGiven: { application: 'Not given with this application', enquiry: 'Not given with this enquiry' },
  version: (version: string, language: string) => `version ${version}${language ? `, in ${language}` : ''}`,
  given: (on: string, read: string) => `Given on ${on} to the privacy notice, ${read}`,
}
