// The columns of every table. Only text and integers, so that SQLite and PostgreSQL keep them alike:
// times are ISO text made by the app, truth values are 0 and 1 (database.ts), lists are JSON text.
import type { Generated } from 'kysely'
import type { DiaryKind, DiarySubject } from '#contract/access/diary.ts'
import type { Stage } from '#contract/houses/stages.ts'
import type { Language } from '#contract/languages.ts'
import type { RecordKind, RecordValues } from '#contract/records/fields.ts'
import type { CountName } from '#contract/visits/names.ts'
import type { AccountTables, PeopleTables } from './people-tables.ts'

/** A column for each field of a record; an insert may leave out truth values and what has a default. */
type ColumnsOf<Kind extends RecordKind, Default = never> = {
  [Name in keyof RecordValues<Kind>]: RecordValues<Kind>[Name] extends boolean
    ? Generated<boolean>
    : Name extends Default
      ? Generated<RecordValues<Kind>[Name]>
      : RecordValues<Kind>[Name]
}

/** What a family looks for beside the four facts of the specification. */
type ProjectFact =
  | 'title'
  | 'district'
  | 'plot'
  | 'bedrooms'
  | 'handed_over'
  | 'months'
  | 'cost_band'
  | 'work'
  | 'rera'

/** What somebody agrees to by sending a form; all empty without consent. */
export type Consent = { notice_version: string; notice_language: string; consent_at: string }

export type Tables = WithRecords<AccountTables & PeopleTables & SiteTables>
type WithRecords<All extends Record<RecordKind, object>> = All

type SiteTables = {
  reviews: ColumnsOf<'reviews'> & {
    id: string
    project_id?: string | null
    /** True when the client wrote it by a link, so that nobody else can change its words. */
    by_client: Generated<boolean>
    status: Generated<'waiting' | 'shown' | 'hidden'>
    /** Why it is hidden. */
    reason: Generated<string>
    notice_version: Generated<string>
    notice_language: Generated<string>
    consent_at: Generated<string>
    version: number
    created_at: string
  }
  projects: ColumnsOf<'projects', ProjectFact> & {
    id: string
    slug: string
    /** In the gallery; 0 until somebody puts it in order. */
    position: Generated<number>
    /** The same among pinned projects on the home page. */
    pin_position: Generated<number>
    version: number
    created_at: string
    /** Of the house, from `area`; 0 when unknown. */
    square_feet: Generated<number>
    /** Who of the family allowed its updates to be public, and when. */
    permission_by: Generated<string>
    permission_on?: string | null
    /** The idempotency key that it was added with. */
    upload_key: string | null
  }
  /** What happened on the building site. Its pictures name the project too. */
  updates: {
    id: string
    project_id: string
    happened_on: string
    stage: Stage | ''
    /** In the language in which it was typed. */
    text: string
    /** True when everybody sees it; otherwise only the family, by its link. */
    public: Generated<boolean>
    by_name: string
    version: number
    created_at: string
    /** When the family got a mail about it, or nobody wanted one. */
    announced_at?: string | null
    upload_key: string | null
  }
  /** Two pictures of a project, before and after. */
  picture_pairs: { id: string; project_id: string; before_id: string; after_id: string }
  /** Who gets a mail about new updates. */
  house_readers: {
    id: string
    link_id: string
    email: string
    language: Language
    /** Of the token in the links of its mails, which opens the page and confirms the address, too. */
    stop_hash: string
    created_at: string
    /** Null until the address is confirmed, by its first mail. */
    confirmed_at: string | null
  }
  /** A picture belongs to a project (as its main picture or in its gallery) or to a service. */
  pictures: {
    id: string
    src: string
    project_id: string | null
    service_id: string | null
    main: boolean
    position: number
    width: number
    height: number
    widths: string
    formats: string
    placeholder: string
    alt: string
    caption: Generated<string>
    /** A plan or a section, which is shown whole. */
    drawing: Generated<boolean>
    update_id?: string | null
    review_id?: string | null
    /** The idempotency key that it was uploaded with. */
    upload_key: string | null
  }
  services: ColumnsOf<'services'> & {
    id: string
    /** The last part of its page's address: never changes. */
    slug: string
    position: number
    version: number
    created_at: string
  }
  jobs: ColumnsOf<'jobs'> & {
    id: string
    slug: string
    open: boolean
    /** When staff closed it. */
    closed_at?: string | null
    version: number
    created_at: string
  }
  mails: {
    id: string
    recipient: string
    reply_to: string | null
    language: Language
    subject: string
    /** Emptied when the mail is sent: it may hold a reset link. */
    text: string
    /** The record that caused it and takes it along when it is erased. */
    about: string | null
    /** The token in its link, if that gives access. */
    token_id: string | null
    /** Where mail programs end mails of this kind (RFC 8058). It goes with the text. */
    stop_link?: string | null
    status: 'waiting' | 'failed' | 'sent'
    attempts: number
    next_attempt_at: string
    last_error: string | null
    created_at: string
  }
  /** What was erased on request, and removed accounts: only ids, so that no backup brings them back. */
  erasures: { id: string; erased_at: string }
  /** Deleted records, as JSON; `kind` is the table they come from. */
  trash: {
    id: string
    kind: RecordKind
    record_id: string
    /** Nobody else gets it meanwhile. */
    slug: string | null
    record: string
    /** JSON: the rows of other tables that went with it. */
    belongings: Generated<string>
    /** Which rows of other tables named it. */
    referrers: string
    deleted_at: string
    /** The name or the address of the account. */
    deleted_by: string
  }
  /** Their pictures, as JSON. */
  trashed_pictures: { id: string; trash_id: string; src: string; picture: string }
  /** Who did what. No row is ever changed, nor removed before its time. */
  diary: {
    id: string
    at: string
    /** Null for somebody without an account. */
    by_id: string | null
    by_name: string
    device: string
    kind: DiaryKind
    subject: DiarySubject
    record_id: string | null
    /** Empty for records that name a person. */
    title: string
    action: string
    /** JSON. */
    facts: string
    /** A sentence, in the entries from before there were actions. */
    note: string
    /** JSON. */
    changes: string
  }
  /** How often something was tried within a window of time, for the abuse limits. */
  attempts: { key: string; count: number; ends_at: string }
  /** What was done once, by a keyed hash of the key and the words; the answer is encrypted, and empty until there is one. */
  idempotency_keys: { id: string; answer: string; created_at: string }
  /** The company and the texts of the pages, as JSON. What nobody has touched has no row. */
  contents: {
    page: string
    /** Null while the page shows what the site came with. */
    published: string | null
    draft: string | null
    version: number
    draft_by: string | null
    draft_at: string | null
    published_by: string | null
    published_at: string | null
    /** The keys of marked texts that are right as they are, and of a map or way with its address. */
    confirmed: string
  }
  /** What was published; without a time it is what the site came with. */
  content_versions: {
    id: string
    page: string
    content: string
    published_by: string
    published_at: string | null
  }
  /** Malayalam by English text; empty once it was removed. `earlier` is the Malayalam of the text's previous wording, while it has none. */
  translations: { id: string; english: string; malayalam: string; earlier: string; changed_at: string }
  /** How many visits there were, by day, page and part; server/visits says what each can be. */
  visit_counts: { id: string; day: string; name: CountName; page: string; part: string; count: number }
  /** About this installation, such as whether demo content was loaded. */
  settings: { name: string; value: string }
}
