import { formatMoment } from '#contract/days.ml.ts'
import type { Translated } from '#contract/languages.ts'
import type { MyDataChange } from '#contract/people/my-data.ts'
import type { notices as english } from './mails.ts'
import type { SentRecord } from './store.ts'

export const notices: Translated<typeof english> = {
  withdrawn: (found) => ({
    subject:
      found.kind === 'application'
        ? `അപേക്ഷ പിൻവലിച്ചു: ${found.row.job_title}`
        : 'വെബ്സൈറ്റിൽ വന്ന അന്വേഷണം പിൻവലിച്ചു',
    text: `${found.kind === 'application' ? applicationFor(found.row.job_title) : enquiry} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി പിൻവലിച്ചു. കിട്ടിയത്: ${cameOn(found)}.

അയച്ചതെല്ലാം വെബ്സൈറ്റിൽനിന്ന് മായ്ച്ചുകളഞ്ഞു. പ്രിന്റ് ചെയ്ത സി.വി., മെയിൽ, കുറിപ്പ് എന്നിങ്ങനെ മറ്റെവിടെയെങ്കിലും പകർപ്പുണ്ടെങ്കിൽ അതും നശിപ്പിക്കൂ.
`,
  }),
  corrected: (found, changes) => {
    const isApplication = found.kind === 'application'
    const about = isApplication ? found.row.job_title : found.row.topic
    const fields = changes.map(({ field }) => fieldNames[field as keyof MyDataChange] ?? field)
    return {
      subject: `${isApplication ? 'അപേക്ഷ' : 'അന്വേഷണം'} തിരുത്തി${about ? `: ${about}` : ''}`,
      text: `${isApplication ? applicationFor(about) : enquiryAbout(about)} അയച്ചയാൾതന്നെ അത് സ്വകാര്യ ലിങ്ക് വഴി തിരുത്തി. കിട്ടിയത്: ${cameOn(found)}.

മാറിയത്: ${fields.join(', ')}.

പുതിയ വിവരങ്ങൾ അഡ്മിൻ ഭാഗത്ത് ${isApplication ? 'Applications' : 'Enquiries'} എന്ന പേജിലുണ്ട്. പഴയത് മറ്റെവിടെയെങ്കിലും കുറിച്ചുവച്ചിട്ടുണ്ടെങ്കിൽ, ഇനി പുതിയത് ഉപയോഗിക്കൂ.
`,
    }
  },
}

const cameOn = ({ row }: SentRecord) => `${formatMoment(new Date(row.created_at))} (ഇന്ത്യൻ സമയം)`

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
