// What those mails say.
import type { DiaryChange } from '#contract/access/diary.ts'
import { fieldName } from '#contract/access/diary-words.ts'
import type { Company } from '#contract/content/company.ts'
import { datesIn, formatMoment } from '#contract/days.ts'
import { inBoth } from '#contract/words.ts'
import type { LinkedRow, Row } from './store.ts'

type Application = Row<'applications'>
type Enquiry = Row<'enquiries'>

type Shown = {
  /** As the page called it. */
  job: string
  /** Empty when what was typed does not look like a name. */
  name: string
  company: Company
  /** The private one. */
  link: string
}

export const mails = inBoth({
  confirmation: [
    (application: Application, { job, name, company, link }: Shown) => {
      const cv = cvState(application)
      const { retentionDays, closedJobDays } = company
      const arrived = {
        kept: 'Your application has arrived, together with your CV.',
        'left out':
          'Your application has arrived. We could not keep your CV, because no more files could be stored; please reply to this mail and attach it.',
        none: 'Your application has arrived. There was no CV with it; if you want to send one, reply to this mail and attach it.',
      }[cv]
      const howLong = application.keep
        ? `We keep what you sent us, as you allowed, for this job and for later ones that fit, for at most ${retentionDays} days, and then delete it.`
        : `We keep what you sent us only to fill this job. It is deleted ${closedJobDays} days after the job closes, and after ${retentionDays} days at the latest.`
      return {
        subject: `Your application has arrived: ${job}`,
        text: `${name ? `Dear ${name}` : 'Hello'},

Thank you for applying to ${company.name} for the job '${job}'. ${arrived}

What happens next: somebody from the office will read every application. If we would like to meet you, we’ll call you or write to you on WhatsApp, at the number you gave us. You do not need to do anything ${cv === 'left out' ? 'else ' : ''}until then.

${howLong}

To see what we have about you, to correct your contact details or to withdraw your application at any time, open this link. It is yours alone, so please do not pass it on:
${link}

If somebody else has used your address, you can withdraw it there too, or reply to this mail or call us.
`,
      }
    },
    (application, { job, name, company, link }) => {
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
        : `ഈ ഒഴിവിലേക്ക് ആളെ കണ്ടെത്താൻ മാത്രമാണ് നിങ്ങൾ അയച്ചത് സൂക്ഷിക്കുന്നത്. ഒഴിവ് അവസാനിച്ച് ${closedJobDays} ദിവസം കഴിഞ്ഞ് അതു മായ്ച്ചുകളയും; എന്തായാലും, കിട്ടി ${retentionDays} ദിവസം കഴിയുമ്പോൾ.`
      return {
        subject: `നിങ്ങളുടെ അപേക്ഷ കിട്ടി: ${job}`,
        text: `നമസ്കാരം${name ? `, ${name}` : ''}

ഞങ്ങളുടെ കമ്പനിയിൽ ‘${job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ${arrived}

ഇനി നടക്കുന്നത്: എല്ലാ അപേക്ഷയും ഓഫീസിലൊരാൾ വായിക്കും. നിങ്ങളെ നേരിൽ കാണണമെന്നുണ്ടെങ്കിൽ, നിങ്ങൾ തന്ന നമ്പറിൽ ഞങ്ങൾ വിളിക്കും, അല്ലെങ്കിൽ വാട്സാപ്പിൽ മെസേജ് അയയ്ക്കും. അതുവരെ നിങ്ങൾ ${cv === 'left out' ? 'മറ്റൊന്നും' : 'ഒന്നും'} ചെയ്യേണ്ട.

${howLong}

നിങ്ങളെക്കുറിച്ച് ഞങ്ങളുടെ പക്കലുള്ളത് കാണാനും, ബന്ധപ്പെടാനുള്ള വിവരങ്ങൾ തിരുത്താനും, എപ്പോൾ വേണമെങ്കിലും അപേക്ഷ പിൻവലിക്കാനും ഈ ലിങ്ക് തുറക്കൂ. ഇത് നിങ്ങൾക്കു മാത്രമുള്ളതാണ്, മറ്റാർക്കും കൊടുക്കരുത്:
${link}

മറ്റാരെങ്കിലും നിങ്ങളുടെ ഇമെയിൽ വിലാസം ഉപയോഗിച്ചതാണെങ്കിൽ അവിടെത്തന്നെ പിൻവലിക്കാം; അല്ലെങ്കിൽ ഈ മെയിലിനു മറുപടി അയയ്ക്കുകയോ ഞങ്ങളെ വിളിക്കുകയോ ചെയ്യൂ.
`,
      }
    },
  ],
  newApplication: [
    (application: Application, link: string) => {
      const { job_title, name, qualification, experience, email, whatsapp } = application
      const state = cvState(application)
      const cv = {
        kept: 'yes',
        'left out':
          'not kept, it could not be stored. The applicant was asked to send it by mail or WhatsApp.',
        none: 'no',
      }[state]
      return {
        subject: `New application: ${job_title}, from ${name}`,
        text: `${name} has applied for the job '${job_title}'.

Qualification: ${qualification}
Experience:    ${experience}
CV:            ${cv}

Everything else${state === 'kept' ? ', with the CV,' : ''} is in the admin area:
${link}

${email ? 'A reply to this mail goes to the applicant.' : `A phone number was enough for this job, so there is no mail address: call ${whatsapp}, or write on WhatsApp.`}
`,
      }
    },
    (application, link) => {
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

${email ? 'ഈ മെയിലിനു മറുപടി അയച്ചാൽ അത് അപേക്ഷിച്ചയാൾക്കാണ് കിട്ടുക.' : `ഈ ജോലിക്ക് ഫോൺ നമ്പർ മതിയായിരുന്നു, ഇമെയിൽ വിലാസമില്ല: ${whatsapp} എന്ന നമ്പറിൽ വിളിക്കൂ, അല്ലെങ്കിൽ വാട്സാപ്പിൽ മെസേജ് അയയ്ക്കൂ.`}
`,
      }
    },
  ],
  newEnquiry: [
    ({ name, phone, plan, topic, message }: Enquiry, link: string) => {
      const lines = [
        `Phone: ${phone}`,
        ...(plan ? [`Plans: ${plan}`] : []),
        ...(topic ? [`About: ${topic}`] : []),
      ]
      return {
        subject: `New enquiry from ${name}`,
        text: `${name} has written to us on the website and is waiting for a call.

${lines.join('\n')}

${message}

To mark it as answered:
${link}
`,
      }
    },
    ({ name, phone, plan, topic, message }, link) => {
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
    },
  ],
  withdrawn: [
    ({ kind, row }: LinkedRow) => {
      const isApplication = kind === 'applications'
      const what = isApplication
        ? `an application for the job '${row.job_title}'`
        : 'an enquiry on the website'
      return {
        subject: isApplication ? `Application withdrawn: ${row.job_title}` : 'Enquiry withdrawn',
        text: `Somebody has withdrawn ${what}, which came in on ${cameOn(row)}, by their private link.

Everything they had sent is erased from the site. If you have copies of it elsewhere, such as a printed CV, a mail or a note, please destroy them too.
`,
      }
    },
    (found) => ({
      subject:
        found.kind === 'applications'
          ? `അപേക്ഷ പിൻവലിച്ചു: ${found.row.job_title}`
          : 'വെബ്സൈറ്റിൽ വന്ന അന്വേഷണം പിൻവലിച്ചു',
      text: `${found.kind === 'applications' ? applicationFor(found.row.job_title) : enquiry} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി പിൻവലിച്ചു. കിട്ടിയത്: ${cameOnInMalayalam(found)}.

അയച്ചതെല്ലാം വെബ്സൈറ്റിൽനിന്ന് മായ്ച്ചുകളഞ്ഞു. പ്രിന്റ് ചെയ്ത സി.വി., മെയിൽ, കുറിപ്പ് എന്നിങ്ങനെ മറ്റെവിടെയെങ്കിലും പകർപ്പുണ്ടെങ്കിൽ അതും നശിപ്പിക്കൂ.
`,
    }),
  ],
  corrected: [
    ({ kind, row }: LinkedRow, changes: readonly DiaryChange[]) => {
      const isApplication = kind === 'applications'
      const about = isApplication ? row.job_title : row.topic
      const what = isApplication ? `an application for the job '${about}'` : enquiryAbout(about)
      return {
        subject: `${isApplication ? 'Application' : 'Enquiry'} corrected${about ? `: ${about}` : ''}`,
        text: `Somebody has corrected ${what}, which came in on ${cameOn(row)}, by their private link.

What is new: ${changes.map(({ field }) => fieldName(field)).join(', ')}.

The new details are in the admin area, among the ${kind}. If you have noted the old ones elsewhere, please use the new ones from now on.
`,
      }
    },
    (found, changes) => {
      const isApplication = found.kind === 'applications'
      const about = isApplication ? found.row.job_title : found.row.topic
      const fields = changes.map(({ field }) => fieldName(field, 'ml'))
      return {
        subject: `${isApplication ? 'അപേക്ഷ' : 'അന്വേഷണം'} തിരുത്തി${about ? `: ${about}` : ''}`,
        text: `${isApplication ? applicationFor(about) : enquiryAboutInMalayalam(about)} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി തിരുത്തി. കിട്ടിയത്: ${cameOnInMalayalam(found)}.

മാറിയത്: ${fields.join(', ')}.

പുതിയ വിവരങ്ങൾ അഡ്മിൻ ഭാഗത്ത് ${isApplication ? 'അപേക്ഷകൾ' : 'അന്വേഷണങ്ങൾ'} എന്ന പേജിലുണ്ട്. പഴയത് മറ്റെവിടെയെങ്കിലും കുറിച്ചുവച്ചിട്ടുണ്ടെങ്കിൽ, ഇനി പുതിയത് ഉപയോഗിക്കൂ.
`,
      }
    },
  ],
})

/** Whether a CV came with it, and whether it was kept. */
const cvState = ({ cv, cv_left_out }: Application) => (cv ? 'kept' : cv_left_out ? 'left out' : 'none')

const enquiryAbout = (topic: string) => `an enquiry${topic ? ` about '${topic}'` : ' on the website'}`

/** With the time, so that of two on one day the office knows which. */
const cameOn = ({ created_at }: LinkedRow['row']) => `${formatMoment(new Date(created_at))} (Indian time)`

const cameOnInMalayalam = ({ row }: LinkedRow) =>
  `${datesIn('ml').formatMoment(new Date(row.created_at))} (ഇന്ത്യൻ സമയം)`
const enquiry = 'വെബ്സൈറ്റിലെ അന്വേഷണം'
const applicationFor = (job: string) => `'${job}' എന്ന ജോലിക്കുള്ള അപേക്ഷ`
const enquiryAboutInMalayalam = (topic: string) => (topic ? `'${topic}' എന്ന വിഷയത്തിലുള്ള അന്വേഷണം` : enquiry)
