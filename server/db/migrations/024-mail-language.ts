// In which language somebody of the staff gets mails.
import { sqlMigration } from './statements.ts'

export const up = sqlMigration(`alter table accounts add column mail_language text not null default 'en'`)
