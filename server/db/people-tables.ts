// The columns of the tables about people: those who log in, and those who wrote to the company or phoned.
import type { Generated } from 'kysely'
import type { PrivateLinkKind } from '#contract/access/private-links.ts'
import type { ApplicationStatus, ToldState } from '#contract/applications.ts'
import type { EnquiryStatus } from '#contract/enquiries.ts'
import type { Language } from '#contract/languages.ts'
import type { AnswerName } from '#contract/people/answers.ts'
import type { LeadSource } from '#contract/people/lead-words.ts'
import type { NoteKind } from '#contract/people/people.ts'

/** Beside the links: a login that lacks its second step, and what a passkey has to sign. */
export type LinkKind = PrivateLinkKind | 'login' | 'passkey' | 'add_passkey'

export type AccountTables = {
  accounts: {
    id: string
    /** Empty until somebody gives one. */
    name: Generated<string>
    email: string
    password_hash: string
    role: 'owner' | 'staff'
    /** Those of staff, separated by spaces; an owner may do everything. */
    staff_roles: Generated<string>
    /** When it last became an owner. */
    owner_since: string | null
    /**
     * Waiting for approval, approved but not open before a password is chosen by a link, open, or locked since a backup was
     * restored, until an owner lets it in.
     */
    status: 'waiting' | 'approved' | 'active' | 'locked'
    created_at: string
    last_login_at: string | null
    /** When a link that was sent to the address was followed. */
    confirmed_at: string | null
    /** Of the admin area, and of mails to this account. */
    mail_language: Generated<Language>
  }
  sessions: {
    id: string
    token_hash: string
    account_id: string
    device: string
    created_at: string
    last_used_at: string
    /** When the password was last asked for again, or a passkey was used. */
    proved_at: string | null
  }
  /** Private links, and what a login waits for: `server/records/links.ts`. */
  links: {
    id: string
    hash: string
    kind: LinkKind
    /** The id of what it is about. */
    subject: string | null
    /** Whose it is, of an invitation who invites; of one that the company gave out who did that, even if removed by now. */
    account: string | null
    /** JSON: what its kind remembers. */
    data: string
    created_at: string
    /** Null until somebody ends it. */
    ends_at: string | null
    opened_at: string | null
  }
  /** The id is the credential's own. */
  passkeys: {
    id: string
    account_id: string
    name: string
    public_key: string
    counter: number
    /** JSON. */
    transports: string
    created_at: string
    last_used_at: string | null
  }
  /** An authenticator app; its secret is encrypted with a key that is not in the database. */
  app_codes: {
    id: string
    account_id: string
    secret: string
    /** Null until the first code was right. */
    confirmed_at: string | null
    /** The step of the last code that was used. */
    last_step: number
  }
  recovery_codes: { id: string; account_id: string; code_hash: string }
}

/** What an application and an enquiry have in common. */
type Submission = {
  id: string
  name: string
  spam: boolean
  /** Of the words and their idempotency key; the id without one. */
  fingerprint: string
  /** The privacy notice that the form showed, its language and the time; all empty without consent. */
  notice_version: Generated<string>
  notice_language: Generated<string>
  consent_at: Generated<string>
  /** Of the token in the private link by which its sender sees it. */
  link_hash: string | null
  created_at: string
}

export type PeopleTables = {
  applications: Submission & {
    job_id: string | null
    job_title: string
    address: string
    qualification: string
    experience: string
    email: string
    whatsapp: string
    cv: string | null
    cv_name: string | null
    /** True when there was no room for it. */
    cv_left_out: Generated<boolean>
    status: ApplicationStatus
    /** Counts its changes. */
    version: Generated<number>
    /** What its private page says. */
    told: Generated<ToldState>
    /** Indian time, such as 2026-12-01T10:30. */
    interview_at: Generated<string | null>
    interview_place: Generated<string>
    /** True when enough confirmations had been mailed to this address that day. */
    confirmation_withheld: Generated<boolean>
    /** True when it may be kept for later jobs. */
    keep: Generated<boolean>
    /** When its job ended, once that is deleted. */
    job_closed_at: string | null
  }
  /** Who looked at which CV when. */
  cv_openings: { id: string; application_id: string; account_id: string; email: string; opened_at: string }
  enquiries: Submission & {
    phone: string
    plan: string
    message: string
    topic: string
    status: EnquiryStatus
    /** The day to call again. */
    follow_up_on: string | null
    /** True when somebody of the office noted it, after a call or a visit. */
    by_hand: Generated<boolean>
    /** How somebody had heard of the company. */
    came_from: Generated<LeadSource | ''>
    /** Why it was won or lost. */
    why: Generated<string>
  }
  /** How many enquiries of a year came from where and ended how, of those whose time is over. */
  lead_counts: { id: string; year: number; source: string; status: EnquiryStatus; count: number }
  /** What the office writes down about an application or an enquiry, and what it has answered. */
  notes: {
    id: string
    application_id?: string | null
    enquiry_id?: string | null
    kind: NoteKind
    text: string
    by_id?: string | null
    /** Empty for notes from before they were signed. */
    by_name: string
    created_at: string
  }
  /** Answers that staff have changed. */
  answer_texts: { id: AnswerName; english: string; malayalam: string; version: number }
}
