// The screen about jobs.
import { inBoth } from '#contract/words.ts'

export const words = inBoth({
  note: [
    'A job you add here appears on the Career page at once, and people can apply.',
    'ഇവിടെ ചേർക്കുന്ന ജോലി ഒഴിവ് ഉടനെ വെബ്സൈറ്റിൽ വരും, ആളുകൾക്ക് അപേക്ഷിക്കാം.',
  ],
  title: ['Job openings', 'ജോലി ഒഴിവുകൾ'],
  nouns: [['job', 'jobs'] as [string, string], ['ജോലി ഒഴിവ്', 'ജോലി ഒഴിവുകൾ']],
  byTitle: ['By title', 'തലക്കെട്ട് അനുസരിച്ച്'],
  show: ['Show', 'കാണിക്കേണ്ടത്'],
  all: ['All jobs', 'എല്ലാം'],
  open: ['Open', 'അപേക്ഷിക്കാം'],
  closed: ['Closed', 'അവസാനിച്ചു'],
  isClosed: [
    (days: number) =>
      `Job closed. Applications that may not be kept for later jobs are erased ${days} days after closing.`,
    (days) =>
      `ഒഴിവ് അവസാനിപ്പിച്ചു. മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാൻ സമ്മതമില്ലാത്ത അപേക്ഷകൾ ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ ഡിലീറ്റ് ആകും.`,
  ],
  deletion: [
    (applications: string, days: number) =>
      `It will be removed from the Career page. The applications for it stay in ${applications}; those that may not be kept for later jobs are erased ${days} days after the job has ended.`,
    (applications, days) =>
      `ഇത് വെബ്സൈറ്റിൽനിന്ന് പോകും. ഇതിനു വന്ന അപേക്ഷകൾ ${applications} എന്ന പേജിൽ ഉണ്ടാകും; മറ്റു ജോലികൾക്കായി സൂക്ഷിക്കാൻ സമ്മതമില്ലാത്തവ ഒഴിവ് അവസാനിച്ച് ${days} ദിവസം കഴിഞ്ഞാൽ തനിയെ ഡിലീറ്റ് ആകും.`,
  ],
  poster: ['Poster', 'പോസ്റ്റർ'],
  applications: ['Applications', 'അപേക്ഷകൾ'],
  applicants: ['Applicants', 'അപേക്ഷകൾ'],
  counted: [
    (count: number) => (count === 1 ? '1 applicant' : `${count} applicants`),
    (count: number) => (count === 1 ? 'ഒരു അപേക്ഷ' : `${count} അപേക്ഷകൾ`),
  ],
  phoneEnough: ['A phone number is enough to apply', 'അപേക്ഷിക്കാൻ ഫോൺ നമ്പർ മതി'],
  for: [(job: string) => `for ${job}`, (job) => `: ${job}`],
  close: ['Close job', 'ഒഴിവ് അവസാനിപ്പിക്കാം'],
  reopen: ['Reopen job', 'വീണ്ടും തുറക്കാം'],
  editTitle: ['Edit job', 'ജോലി ഒഴിവ് തിരുത്താം'],
  jobTitle: ['Title', 'തലക്കെട്ട്'],
  added: ['Added', 'ചേർത്തത്'],
  until: [(day: string) => `until ${day}`, (day) => `${day} വരെ`],
  since: [(day: string) => `since ${day}`, (day) => `${day} മുതൽ`],
  update: ['Update job', 'ജോലി ഒഴിവ് സേവ് ചെയ്യാം'],
  add: ['Add job', 'ജോലി ഒഴിവ് ചേർക്കാം'],
})
