// What each kind of record is. The trash, the log, the cache, the Malayalam, the picture folders and the panel of a saved
// record follow from it. Without zod and the fields, for screens that have no form.
import { adminPages, publicPages } from '../pages.ts'
import { jobPath, projectName, projectPath, servicePath } from '../record-paths.ts'
import { both } from '../words.ts'
import type { RecordKind, RecordValues } from './fields.ts'
import { splitService } from './split-service.ts'

type Facts<Kind extends RecordKind> = {
  /** In the log and in the names of its calls. */
  subject: string
  one: string
  many: string
  /** Where visitors see it, and what it is when they do not. */
  place: string
  hidden?: string
  /** The fields of which its name is made. */
  named: readonly (keyof RecordValues<Kind>)[]
  nameOf: (record: { [field: string]: string }) => string
  /** Where visitors see it. */
  view: (record: { id: string; slug?: string }) => string
  add: string
  /** The same as `add` where it is edited in a dialog. */
  edit: string
  /** Visitors read its texts in Malayalam too, which whoever may change it may write. */
  translated?: true
  /** The column of its pictures that names it. */
  pictures?: `${string}_id`
}

export const records = {
  projects: {
    subject: 'project',
    one: both('project', 'പ്രോജക്ട്'),
    many: both('Projects', 'പ്രോജക്ടുകൾ'),
    place: both('in the gallery', 'ഗാലറിയിൽ'),
    hidden: both('saved and hidden', 'സേവ് ചെയ്ത് മറച്ചു'),
    named: ['title', 'client', 'location'],
    nameOf: ({ title = '', client = '', location = '' }) => projectName({ title, client, location }),
    view: projectPath,
    add: adminPages.addProject.path,
    edit: adminPages.editProject.path,
    translated: true,
    pictures: 'project_id',
  },
  // They stay in the language of the client.
  reviews: {
    subject: 'review',
    one: both('review', 'അഭിപ്രായം'),
    many: both('Reviews', 'അഭിപ്രായങ്ങൾ'),
    place: both('on the Reviews page', 'അഭിപ്രായങ്ങളുടെ പേജിൽ'),
    named: ['name'],
    nameOf: ({ name = '' }) => name,
    view: () => publicPages.reviews.path,
    add: adminPages.addReview.path,
    edit: adminPages.editReview.path,
    pictures: 'review_id',
  },
  services: {
    subject: 'service',
    one: both('service', 'സേവനം'),
    many: both('Services', 'സേവനങ്ങൾ'),
    place: both('on the home page', 'ഹോം പേജിൽ'),
    named: ['title', 'description'],
    nameOf: ({ title = '', description = '' }) => splitService({ title, description }).title,
    view: servicePath,
    add: adminPages.services.path,
    edit: adminPages.services.path,
    translated: true,
    pictures: 'service_id',
  },
  jobs: {
    subject: 'job',
    one: both('job', 'ജോലി ഒഴിവ്'),
    many: both('Jobs', 'ജോലി ഒഴിവുകൾ'),
    place: both('on the Career page', 'ജോലി ഒഴിവുകളുടെ പേജിൽ'),
    hidden: both('saved and closed', 'സേവ് ചെയ്ത് അവസാനിപ്പിച്ചു'),
    named: ['title'],
    nameOf: ({ title = '' }) => title,
    view: jobPath,
    add: adminPages.jobs.path,
    edit: adminPages.jobs.path,
    translated: true,
  },
} as const satisfies { [Kind in RecordKind]: Facts<Kind> }

type Registry = typeof records
export type RecordSubject = Registry[RecordKind]['subject']
type KindWith<Fact> = { [Kind in RecordKind]: Registry[Kind] extends Fact ? Kind : never }[RecordKind]
export type TranslatedKind = KindWith<{ translated: true }>
export type PicturedKind = KindWith<{ pictures: string }>

export const recordKinds = Object.keys(records) as RecordKind[]
export const recordSubjects = recordKinds.map((kind): RecordSubject => records[kind].subject)
export const isTranslatedKind = (kind: RecordKind): kind is TranslatedKind => 'translated' in records[kind]
export const translatedKinds = recordKinds.filter(isTranslatedKind)
/** By what the log calls it. */
export const kindOf = (subject: string) => recordKinds.find((kind) => records[kind].subject === subject)
