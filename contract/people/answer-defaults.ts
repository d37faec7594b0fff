// The answers to applicants that the site comes with. Staff change them.
import type { AnswerName } from './answers.ts'

export const answerDefaults: Record<AnswerName, { english: string; malayalam: string }> = {
  invite: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}'. We would like to meet you.

Day: {date}
Time: {time}
Place: {place}

Please answer this message and tell us whether you can come, or call us.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ഇന്റർവ്യൂവിനായി നിങ്ങളെ നേരിൽ കാണണമെന്നുണ്ട്.

തീയതി: {date}
സമയം: {time}
സ്ഥലം: {place}

വരാനാകുമോ എന്ന് ഈ സന്ദേശത്തിനു മറുപടിയായി അറിയിക്കൂ, അല്ലെങ്കിൽ ഞങ്ങളെ വിളിക്കൂ.`,
  },
  more: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}'. Before we decide, we would like to know a little more: please tell us which work you have done last, and from when you could start. If you have a CV or certificates, please send us photos of them.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. തീരുമാനിക്കും മുമ്പ് കുറച്ചു കാര്യങ്ങൾ കൂടി അറിയണം: അവസാനം ചെയ്ത ജോലി ഏതാണ്, എന്നു മുതൽ ജോലിക്കു വരാനാകും എന്ന് എഴുതൂ. സി.വി.യോ സർട്ടിഫിക്കറ്റോ ഉണ്ടെങ്കിൽ അതിന്റെ ഫോട്ടോ അയയ്ക്കൂ.`,
  },
  reject: {
    english: `Hello {name},

Thank you for applying to {company} for the job '{job}', and for your time. This time we have chosen somebody else. We wish you all the best, and you are welcome to apply again for another job.`,
    malayalam: `നമസ്കാരം {name},

{company} എന്ന കമ്പനിയിൽ ‘{job}’ എന്ന ജോലിക്ക് അപേക്ഷിച്ചതിനു നന്ദി. ഇത്തവണ ഞങ്ങൾ മറ്റൊരാളെയാണ് തിരഞ്ഞെടുത്തത്. നിങ്ങൾക്ക് എല്ലാ ആശംസകളും; മറ്റൊരു ഒഴിവു വരുമ്പോൾ വീണ്ടും അപേക്ഷിക്കൂ.`,
  },
}
