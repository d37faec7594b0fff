import { type Kysely, sql } from 'kysely'

/** Runs one statement after the other; semicolons separate them. */
export async function runStatements(db: Kysely<unknown>, statements: string) {
  for (const statement of statements.split(';')) await sql.raw(statement).execute(db)
}
