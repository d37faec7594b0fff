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
