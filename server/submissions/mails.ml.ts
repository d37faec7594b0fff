import { formatMoment } from '#contract/days.ml.ts'
import type { MyDataChange } from '#contract/people/my-data.ts'
import type * as english from './mails.ts'
import { cvState } from './mails.ts'
import type { LinkedRow } from './store.ts'

export const confirmation: typeof english.confirmation = (application, { job, name, company, link }) => {
  const cv = cvState(application)
  const { retentionDays, closedJobDays } = company
  const arrived = {
    kept: 'അപേക്ഷയും സി.വി.യും കിട്ടി.',
    'left out':
      'അപേക്ഷ കിട്ടി. കൂടുതൽ ഫയലുകൾ സൂക്ഷിക്കാൻ കഴിയാത്തതിനാൽ സി.വി. എടുക്കാനായില്ല; സി.വി. ചേർത്ത് ഈ മെയിലിനു മറുപടി അയയ്ക്കൂ.',
    none: 'അപേക്ഷ കിട്ടി. കൂടെ സി.വി. ഇല്ലായിരുന്നു; അയയ്ക്കണമെന്നുണ്ടെങ്കിൽ സി.വി. ചേർത്ത് ഈ മെയിലിനു മറുപടി അയച്ചാൽ മതി.',
  }[cv]
  const howLong = application.keep
    ? `നിങ്ങൾ അനുവദിച്ചതുപോലെ, ഈ ജോലിക്കും പിന്നീടു വരുന്ന യോജിച്ച ജോലികൾക്കുമായി, നിങ്ങൾ അയച്ചത് പരമാവധി ${retentionDays} ദിവസം സൂക്ഷിക്കും; പിന്നെ മായ്ച്ചുകളയും.`
    : `ഈ ഒഴിവിലേക്ക് ആളെ കണ്ടെത്താൻ മാത്രമാണ് നിങ്ങൾ അയച്ചത് സൂക്ഷിക്കുന്നത്. ഒഴിവ് അവസാനിച്ച് ${closedJobDays} ദിവസം കഴിഞ്ഞ് അതു മായ്ച്ചുകളയും; ഏറ്റവും വൈകിയാൽ, കിട്ടി ${retentionDays} ദിവസം കഴിഞ്ഞ്.`
  return {
    subject: `നിങ്ങളുടെ അപേക്ഷ കിട്ടി: ${job}`,
    text: `നമസ്കാരം${name ? `, ${name}` : ''}

ഞങ്ങളുടെ കമ്പനിയിൽ ‘${job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ${arrived}

ഇനി നടക്കുന്നത്: എല്ലാ അപേക്ഷയും ഓഫീസിലൊരാൾ വായിക്കും. നിങ്ങളെ നേരിൽ കാണണമെന്നുണ്ടെങ്കിൽ, നിങ്ങൾ തന്ന നമ്പറിൽ ഞങ്ങൾ വിളിക്കും, അല്ലെങ്കിൽ വാട്സാപ്പിൽ എഴുതും. അതുവരെ നിങ്ങൾ ${cv === 'left out' ? 'മറ്റൊന്നും' : 'ഒന്നും'} ചെയ്യേണ്ട.

${howLong}

നിങ്ങളെക്കുറിച്ച് ഞങ്ങളുടെ പക്കലുള്ളത് കാണാനും, ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ തിരുത്താനും, എപ്പോൾ വേണമെങ്കിലും അപേക്ഷ പിൻവലിക്കാനും ഈ ലിങ്ക് തുറക്കൂ. ഇത് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്:
${link}

മറ്റാരെങ്കിലും നിങ്ങളുടെ ഇമെയിൽ വിലാസം ഉപയോഗിച്ചതാണെങ്കിൽ അവിടെത്തന്നെ പിൻവലിക്കാം; അല്ലെങ്കിൽ ഈ മെയിലിനു മറുപടി അയയ്ക്കുകയോ ഞങ്ങളെ വിളിക്കുകയോ ചെയ്യൂ.
`,
  }
}

export const newApplication: typeof english.newApplication = (application, link) => {
  const { job_title, name, qualification, experience, email, whatsapp } = application
  const state = cvState(application)
  const cv = {
    kept: 'ഉണ്ട്',
    'left out': 'സൂക്ഷിക്കാൻ കഴിയാത്തതിനാൽ എടുക്കാനായില്ല. ഇമെയിലിലോ വാട്സാപ്പിലോ അയയ്ക്കാൻ അപേക്ഷിച്ചയാളോടു പറഞ്ഞിട്ടുണ്ട്.',
    none: 'ഇല്ല',
  }[state]
  return {
    subject: `പുതിയ അപേക്ഷ: ${job_title}, അപേക്ഷിച്ചത് ${name}`,
    text: `‘${job_title}’ എന്ന ജോലിക്ക് ഒരു അപേക്ഷ കിട്ടി.

പേര്: ${name}
യോഗ്യത: ${qualification}
പ്രവൃത്തിപരിചയം: ${experience}
സി.വി.: ${cv}

ബാക്കിയെല്ലാം${state === 'kept' ? ', സി.വി. ഉൾപ്പെടെ,' : ''} അഡ്മിൻ ഭാഗത്തു കാണാം:
${link}

${email ? 'ഈ മെയിലിനു മറുപടി അയച്ചാൽ അത് അപേക്ഷിച്ചയാൾക്കാണ് കിട്ടുക.' : `ഈ ജോലിക്ക് ഫോൺ നമ്പർ മതിയായിരുന്നു, ഇമെയിൽ വിലാസമില്ല: ${whatsapp} എന്ന നമ്പറിൽ വിളിക്കൂ, അല്ലെങ്കിൽ വാട്സാപ്പിൽ എഴുതൂ.`}
`,
  }
}

export const newEnquiry: typeof english.newEnquiry = ({ name, phone, plan, topic, message }, link) => {
  const lines = [
    `പേര്: ${name}`,
    `ഫോൺ: ${phone}`,
    ...(plan ? [`പണിയാൻ ഉദ്ദേശിക്കുന്നത്: ${plan}`] : []),
    ...(topic ? [`വിഷയം: ${topic}`] : []),
  ]
  return {
    subject: `പുതിയ അന്വേഷണം: ${name}`,
    text: `വെബ്സൈറ്റിൽ ഒരു പുതിയ അന്വേഷണം വന്നിട്ടുണ്ട്; എഴുതിയയാൾ നമ്മുടെ വിളി കാത്തിരിക്കുകയാണ്.

${lines.join('\n')}

${message}

മറുപടി കൊടുത്തതായി അടയാളപ്പെടുത്താൻ:
${link}
`,
  }
}

export const withdrawn: typeof english.withdrawn = (found) => ({
  subject:
    found.kind === 'applications'
      ? `അപേക്ഷ പിൻവലിച്ചു: ${found.row.job_title}`
      : 'വെബ്സൈറ്റിൽ വന്ന അന്വേഷണം പിൻവലിച്ചു',
  text: `${found.kind === 'applications' ? applicationFor(found.row.job_title) : enquiry} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി പിൻവലിച്ചു. കിട്ടിയത്: ${cameOn(found)}.

അയച്ചതെല്ലാം വെബ്സൈറ്റിൽനിന്ന് മായ്ച്ചുകളഞ്ഞു. പ്രിന്റ് ചെയ്ത സി.വി., മെയിൽ, കുറിപ്പ് എന്നിങ്ങനെ മറ്റെവിടെയെങ്കിലും പകർപ്പുണ്ടെങ്കിൽ അതും നശിപ്പിക്കൂ.
`,
})

export const corrected: typeof english.corrected = (found, changes) => {
  const isApplication = found.kind === 'applications'
  const about = isApplication ? found.row.job_title : found.row.topic
  const fields = changes.map(({ field }) => fieldNames[field as keyof MyDataChange] ?? field)
  return {
    subject: `${isApplication ? 'അപേക്ഷ' : 'അന്വേഷണം'} തിരുത്തി${about ? `: ${about}` : ''}`,
    text: `${isApplication ? applicationFor(about) : enquiryAbout(about)} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി തിരുത്തി. കിട്ടിയത്: ${cameOn(found)}.

മാറിയത്: ${fields.join(', ')}.

പുതിയ വിവരങ്ങൾ അഡ്മിൻ ഭാഗത്ത് ${isApplication ? 'അപേക്ഷകൾ' : 'അന്വേഷണങ്ങൾ'} എന്ന പേജിലുണ്ട്. പഴയത് മറ്റെവിടെയെങ്കിലും കുറിച്ചുവച്ചിട്ടുണ്ടെങ്കിൽ, ഇനി പുതിയത് ഉപയോഗിക്കൂ.
`,
  }
}

const cameOn = ({ row }: LinkedRow) => `${formatMoment(new Date(row.created_at))} (ഇന്ത്യൻ സമയം)`

const enquiry = 'വെബ്സൈറ്റിലെ അന്വേഷണം'
const applicationFor = (job: string) => `'${job}' എന്ന ജോലിക്കുള്ള അപേക്ഷ`
const enquiryAbout = (topic: string) => (topic ? `'${topic}' എന്ന വിഷയത്തിലുള്ള അന്വേഷണം` : enquiry)

const fieldNames: Record<keyof MyDataChange, string> = {
  name: 'പേര്',
  address: 'വിലാസം',
  email: 'ഇമെയിൽ',
  whatsapp: 'വാട്സാപ്പ് നമ്പർ',
  phone: 'ഫോൺ നമ്പർ',
  keep: 'പിന്നീടു വരുന്ന ഒഴിവുകൾക്കായി സൂക്ഷിക്കാമോ എന്നത്',
}
