// The columns of the tables about people who log in.
import type { Generated } from 'kysely'
import type { Language } from '#contract/languages.ts'

export type LinkKind = 'review'

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
  /** Links and answers that work once, until they are used or expire. */
  tokens: {
    id: string
    purpose:
      | 'setup'
      | 'invitation'
      | 'confirmation'
      /** The only one that opens a locked account. */
      | 'let_in'
      | 'reset'
      | 'not_me'
      /** Of a login that lacks its second step. */
      | 'login'
      | 'passkey'
      | 'add_passkey'
    token_hash: string
    /** Whose it is; of an invitation, who invites. */
    account_id: string | null
    /** JSON: the roles and the address of an invitation. */
    data: string
    created_at: string
    expires_at: string
  }
  /** Private links by which people outside see or send one thing; they belong to the company and outlive the account. */
  links: {
    id: string
    hash: string
    kind: LinkKind
    /** The id of what it is about. */
    subject: string | null
    /** Who gave it out, even if removed by now. */
    account: string | null
    /** JSON: what its kind remembers; empty once it was used. */
    data: string
    created_at: string
    ends_at: string
    used_at: string | null
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
