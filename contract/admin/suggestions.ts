// Words that forms of the admin area suggest. The site comes with their Malayalam.
import { publicPages } from '../pages.ts'

/** Types of jobs. What staff write is `like` the last one that fits it; `schema` is what search engines call it. */
export const jobTypes = [
  { english: 'Full time', malayalam: 'ഫുൾ ടൈം', schema: 'FULL_TIME', like: /full|permanent|ഫുൾ|സ്ഥിര/i },
  {
    english: 'Temporary',
    malayalam: 'താൽക്കാലികം',
    schema: 'TEMPORARY',
    like: /temporary|seasonal|താൽക്കാലിക|താത്കാലിക/i,
  },
  {
    english: 'Internship',
    malayalam: 'ഇന്റേൺഷിപ്പ്',
    schema: 'INTERN',
    like: /intern|trainee|apprentice|ഇന്റേൺ|ട്രെയിനി|അപ്രന്റീസ്/i,
  },
  {
    english: 'Contract',
    malayalam: 'കോൺട്രാക്ട്',
    schema: 'CONTRACTOR',
    like: /contract|freelance|കോൺട്രാക്ട്|കരാർ/i,
  },
  { english: 'Part time', malayalam: 'പാർട്ട് ടൈം', schema: 'PART_TIME', like: /part|പാർട്ട്/i },
  { english: 'Daily wage', malayalam: 'ദിവസക്കൂലി', schema: 'PER_DIEM', like: /daily|ദിവസ/i },
]

/** Categories of projects: the services that have a page. */
export const projectCategories = () =>
  Object.values(publicPages).flatMap((page) => ('service' in page ? [page.service] : []))

/** The districts of Kerala, from south to north. */
export const districts = [
  { english: 'Thiruvananthapuram', malayalam: 'തിരുവനന്തപുരം' },
  { english: 'Kollam', malayalam: 'കൊല്ലം' },
  { english: 'Pathanamthitta', malayalam: 'പത്തനംതിട്ട' },
  { english: 'Alappuzha', malayalam: 'ആലപ്പുഴ' },
  { english: 'Kottayam', malayalam: 'കോട്ടയം' },
  { english: 'Idukki', malayalam: 'ഇടുക്കി' },
  { english: 'Ernakulam', malayalam: 'എറണാകുളം' },
  { english: 'Thrissur', malayalam: 'തൃശ്ശൂർ' },
  { english: 'Palakkad', malayalam: 'പാലക്കാട്' },
  { english: 'Malappuram', malayalam: 'മലപ്പുറം' },
  { english: 'Kozhikode', malayalam: 'കോഴിക്കോട്' },
  { english: 'Wayanad', malayalam: 'വയനാട്' },
  { english: 'Kannur', malayalam: 'കണ്ണൂർ' },
  { english: 'Kasaragod', malayalam: 'കാസർകോട്' },
]

export const costBands = [
  { english: 'Under ₹25 lakh', malayalam: '₹25 ലക്ഷത്തിൽ താഴെ' },
  { english: '₹25 to 40 lakh', malayalam: '₹25–40 ലക്ഷം' },
  { english: '₹40 to 60 lakh', malayalam: '₹40–60 ലക്ഷം' },
  { english: '₹60 lakh to 1 crore', malayalam: '₹60 ലക്ഷം മുതൽ 1 കോടി വരെ' },
  { english: 'Over ₹1 crore', malayalam: '₹1 കോടിക്കു മുകളിൽ' },
]

export const projectWorks = [
  { english: 'Design and construction', malayalam: 'ഡിസൈനും നിർമാണവും' },
  { english: 'Construction', malayalam: 'നിർമാണം' },
  { english: 'Renovation', malayalam: 'പുതുക്കിപ്പണി' },
  { english: 'Interior', malayalam: 'ഇന്റീരിയർ' },
]
