import type { notice as english } from './notice.ts'

export const notice: typeof english = (application, link) => {
  const { job_title, name, qualification, experience, cv } = application
  return {
    subject: `പുതിയ അപേക്ഷ: ${job_title}, അപേക്ഷിച്ചത് ${name}`,
    text: `'${job_title}' എന്ന ജോലിക്ക് ഒരു അപേക്ഷ കിട്ടി.

പേര്: ${name}
യോഗ്യത: ${qualification}
പ്രവൃത്തിപരിചയം: ${experience}
സി.വി.: ${cv ? 'ഉണ്ട്' : 'ഇല്ല'}

ബാക്കിയെല്ലാം, സി.വി. ഉൾപ്പെടെ, അഡ്മിൻ ഭാഗത്തു കാണാം:
${link}

ഈ മെയിലിനു മറുപടി അയച്ചാൽ അത് അപേക്ഷിച്ചയാൾക്കാണ് കിട്ടുക.
`,
  }
}
