// What a new site needs. Each step tells its state from what is stored and set, so nobody has to tick it off.
import { stat } from 'node:fs/promises'
import { dirname, isAbsolute, relative } from 'node:path'
import type { Demo, FirstSteps } from '#contract/admin/dashboard.ts'
import { sumOf } from '#contract/admin/demo-words.ts'
import { adminPages } from '#contract/pages.ts'
import type { Db } from '../db/database.ts'
import { countRows } from '../db/paging.ts'
import { isMailTested } from '../mail/test-mail.ts'
import { isBackupOld, type LastBackup, lastBackup } from '../ops/last-backup.ts'

export type Config = {
  dataDir: string
  databaseUrl: string | undefined
  storageUrl: string | undefined
  smtpUrl: string | undefined
  backupDir: string
  backupAt: string | undefined
}
export type Site = {
  db: Db
  config: Config
  /** Undefined where no demo content was ever loaded. */
  countDemo: () => Promise<Demo | undefined>
  /** Demo records whose words nobody has changed. */
  countInvented: (kind: 'projects' | 'jobs') => Promise<number>
  /** How many of the texts and pictures that the site came with are still published. */
  countSamples: (page: 'company' | 'home', under?: string) => Promise<number>
  /** Whether the pages name anybody, or a registration. */
  showsWho: () => Promise<boolean>
}
type Step = FirstSteps['steps'][number]
type State = Omit<Step, 'name'>

const caretaker = 'whoever looks after the server'

export async function listSteps(site: Site, now: Date): Promise<Step[]> {
  const { db, config, countDemo, countSamples, showsWho } = site
  const demo = await countDemo()
  const steps: Step[] = [
    { name: 'company', ...companyState(await countSamples('company')) },
    { name: 'who', ...doneUnless(!(await showsWho()), noWho) },
    { name: 'hero', ...doneUnless(await countSamples('home', 'hero.picture'), oldHero) },
    { name: 'project', ...(await firstOf(site, 'projects')) },
    { name: 'job', ...(await firstOf(site, 'jobs')) },
    { name: 'mail', ...(await mailState(db, config)) },
    { name: 'backup', ...(await backupState(db, config, now)) },
  ]
  return demo ? [...steps, { name: 'demo', ...demoState(demo) }] : steps
}

/** Done once nothing is left to do; until then the note says what is. */
const doneUnless = (left: number | boolean, note: string): State => ({
  done: !left,
  on_server: false,
  note: left ? note : '',
})

const companyState = (samples: number) =>
  doneUnless(samples, `${samples === 1 ? '1 of them is' : `${samples} of them are`} still invented.`)

const noWho = 'A family that is about to build looks for people, and for a registration to check.'
const oldHero = 'It is still the picture that the site came with.'

/** A demo record counts once its words are the company's own. */
async function firstOf({ db, countInvented }: Site, kind: 'projects' | 'jobs') {
  const invented = await countInvented(kind)
  const isMissing = (await countRows(db.selectFrom(kind))) <= invented
  return doneUnless(isMissing, invented > 0 ? `The ${kind} on the site are invented ones.` : '')
}

async function mailState(db: Db, { smtpUrl }: Config): Promise<State> {
  if (!smtpUrl)
    return {
      done: false,
      on_server: true,
      note: `No mail leaves the site yet, neither to you nor to applicants. Ask ${caretaker} to set SMTP_URL and MAIL_FROM; docs/operating.md says how, under Mail.`,
    }
  const isUntested = !(await isMailTested(db, smtpUrl))
  return doneUnless(isUntested, 'A mail server is set. Send yourself a test mail to see that it works.')
}

async function backupState(db: Db, config: Config, now: Date): Promise<State> {
  const { backupAt, backupDir, dataDir } = config
  const last = await lastBackup(db)
  const place = last ? dirname(last.file) : backupDir
  const isRecent = last !== undefined && !isBackupOld(last.at, now)
  const isApart = dataIsElsewhere(config) || !isInside(dataDir, place)
  if (isRecent && isApart) {
    const shared = !dataIsElsewhere(config) && (await isSameDisk(dataDir, place))
    const note = 'They lie on the same disk as the data, so see that the folder is copied to another machine.'
    return { done: true, on_server: true, note: shared ? note : '' }
  }
  return { done: false, on_server: true, note: isApart ? missingBackup(last, backupAt) : besideData }
}

const besideData = `Backups lie beside the data: if that disk fails, both are gone. Ask ${caretaker} to set BACKUP_DIR to a folder on another disk, or to one that is copied to another machine every day; docs/operating.md says how, under Backups.`

function missingBackup(last: LastBackup | undefined, backupAt: string | undefined) {
  if (!backupAt) return `No backup is made at night. Ask ${caretaker} to set BACKUP_AT to a time of day.`
  if (!last) return `The first backup comes tonight at ${backupAt}.`
  return `The last backup is more than two days old. Ask ${caretaker} to look into the log.`
}

/** Then even a backup in the data folder is apart from the data. */
const dataIsElsewhere = ({ databaseUrl, storageUrl }: Config) => Boolean(databaseUrl && storageUrl)

function isInside(folder: string, place: string) {
  const path = relative(folder, place)
  return !path.startsWith('..') && !isAbsolute(path)
}

async function isSameDisk(one: string, other: string) {
  const disks = await Promise.all([stat(one), stat(other)]).catch(() => [])
  return disks[0] !== undefined && disks[0].dev === disks[1]?.dev
}

function demoState({ untouched, applied_for: { jobs } }: Demo) {
  if (sumOf(untouched) > 0) return doneUnless(true, 'Visitors take the invented content for yours.')
  const [stay, them] = jobs === 1 ? ['job stays', 'it'] : ['jobs stay', 'them']
  const note = `${jobs} invented ${stay}, because people have applied for ${them}. Close or delete ${them} under ${adminPages.jobs.sidebar}.`
  return doneUnless(jobs, note)
}
