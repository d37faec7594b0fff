import type * as english from './mails.ts'

export const notice: typeof english.notice = ({ name, phone, plan, topic, message }, link) => {
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
