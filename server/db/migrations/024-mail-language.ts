// In which language somebody of the staff gets mails.
import { upBy } from './statements.ts'

export const up = upBy(`alter table accounts add column mail_language text not null default 'en'`)
