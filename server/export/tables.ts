// Which tables the export has, and which of their columns it leaves out. A new table does not compile without an answer.
import type { Tables } from '../db/tables.ts'

const omittedColumns = {
  projects: ['upload_key'],
  services: [],
  pictures: ['placeholder', 'upload_key'],
  reviews: [],
  updates: ['upload_key'],
  picture_pairs: [],
  house_links: ['token_hash', 'account'],
  house_readers: ['stop_hash'],
  jobs: [],
  contents: [],
  content_versions: [],
  translations: [],
  trash: [],
  trashed_pictures: [],
  applications: ['fingerprint', 'link_hash'],
  enquiries: ['fingerprint', 'link_hash'],
  lead_counts: [],
  cv_openings: [],
  notes: [],
  answer_texts: [],
  diary: [],
  visit_counts: [],
  accounts: ['password_hash'],
  /** The text of a mail may hold a link that opens an account. */
  mails: ['text', 'token_id', 'stop_link'],
  // What gives access, and what only the program itself needs.
  sessions: undefined,
  tokens: undefined,
  links: undefined,
  passkeys: undefined,
  app_codes: undefined,
  recovery_codes: undefined,
  attempts: undefined,
  idempotency_keys: undefined,
  settings: undefined,
  erasures: undefined,
} as const satisfies { [T in keyof Tables]: readonly (keyof Tables[T])[] | undefined }

export type ExportedTable = {
  [T in keyof Tables]: (typeof omittedColumns)[T] extends undefined ? never : T
}[keyof Tables]

/** Each with the columns that it leaves out. */
export const exportedTables = Object.entries(omittedColumns).filter(
  ([, omitted]) => omitted !== undefined,
) as unknown as [ExportedTable, readonly string[]][]
