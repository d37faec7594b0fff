// Shared by all commands: output as sentences, and one sentence for an error.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { confirmationDays } from '#contract/access/private-links.ts'
import { resetLinkMinutes } from '#contract/limits.ts'
import type { AccountRow } from '../auth/store.ts'
import { type Config, readConfig } from '../config.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { migrations } from '../db/migrations/all.ts'
import { reachPostgres } from '../db/start-check.ts'
import { checkUsable, stepsTaken } from '../db/upgrade.ts'
import { StartError, sentenceFor } from '../ops/listening.ts'
import { giveLink } from '../records/links.ts'
import { StoreError } from '../storage/files.ts'

export const print = (sentence: string) => console.log(`  ${sentence}`)
export const count = (number: number, one: string) => `${number} ${number === 1 ? one : `${one}s`}`

/** `work` defers what has to be closed or released at its end. */
export async function runCommand(work: (config: Config, running: AsyncDisposableStack) => Promise<void>) {
  try {
    await using running = new AsyncDisposableStack()
    await work(readConfig(process.env), running)
  } catch (error) {
    console.error(`  ${explain(error)}`)
    process.exitCode = 1
  }
}

function explain(error: unknown) {
  if (error instanceof StoreError) return `Failed: ${error.message}`
  const { code, message } = error as { code?: string; message: string }
  return code?.startsWith('ERR_PARSE_ARGS') ? message : sentenceFor(error)
}

type Place = Pick<Config, 'databaseUrl' | 'dataDir'>

export async function checkSiteExists({ databaseUrl, dataDir }: Place) {
  if (databaseUrl) await reachPostgres(databaseUrl)
  else if (!existsSync(join(dataDir, 'site.db')))
    throw new StartError(`There is no site in ${dataDir}: is DATA_DIR what it is for the server?`)
}

/** Opens the database of a site that may be running. */
export async function openExisting(config: Place) {
  await checkSiteExists(config)
  const db = connectDatabase(config.databaseUrl, config.dataDir)
  await checkUsable(db)
  if ((await stepsTaken(db)).length < Object.keys(migrations).length)
    throw new StartError(
      'The database is from an older version: start the server once, which brings it up to date',
    )
  return db
}

/** Lets in an account that a restore has locked, too. */
export async function printPasswordLink(db: Db, { id, email, status }: AccountRow, publicUrl: string) {
  const isLocked = status === 'locked'
  const time = isLocked ? `${confirmationDays} days` : `${resetLinkMinutes} minutes`
  const purpose = isLocked ? 'let_in' : 'reset'
  const { link } = await giveLink(db, purpose, new Date(), { publicUrl, account: id })
  print(`With this link ${email} can choose a new password, once and within ${time}:`)
  print(link)
  if (!process.env.PUBLIC_URL) print('PUBLIC_URL is not set, so this link works on this machine only.')
}
