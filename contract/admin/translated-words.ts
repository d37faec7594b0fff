// The translated fields of records.
import { isWords } from '../content/walk-content.ts'
import { type RecordKind, recordFields } from '../records/fields.ts'

const translatedIn = (kind: RecordKind) =>
  Object.entries(recordFields[kind]).flatMap(([name, field]) => (isWords(field) ? [name] : []))

export const recordWords = {
  projects: translatedIn('projects'),
  services: translatedIn('services'),
  jobs: translatedIn('jobs'),
}
