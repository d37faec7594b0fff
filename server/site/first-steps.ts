// The ten decisions that make a new site the company's own. Each tells its state from what is stored, so nobody has to tick it
// off; only that nobody else is to be invited is said.
import { type Access, mayUse, type Role } from '#contract/access/roles.ts'
import type { Demo, FirstSteps, StepName } from '#contract/admin/dashboard.ts'
import { sumOf } from '#contract/admin/demo-words.ts'
import { translationAreas } from '#contract/admin/translatable.ts'
import { calls } from '#contract/calls.ts'
import { type Contents, type PageKey, schemaOf } from '#contract/content/pages.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import type { Db } from '../db/database.ts'
import { writeDiary } from '../db/diary.ts'
import { countRows } from '../db/rows.ts'
import { deleteSetting, readSetting, saveSetting } from '../db/settings.ts'
import type { Api } from '../http/handle.ts'
import { openLinks } from '../records/links.ts'
import { readAllStates, type State, samplesIn } from './contents.ts'
import { picturesIn } from './pictures.ts'
import { listTexts } from './translations/translations.ts'
import { lookUp, readTranslations } from './translations/translator.ts'

type Site = {
  db: Db
  countDemo: (db: Db) => Promise<Demo>
  /** Demo projects whose words nobody has changed. */
  countInvented: (db: Db) => Promise<number>
}
type Step = FirstSteps['steps'][number]

const settings = { hidden: 'first steps hidden', alone: 'first steps alone' }
const ownPictures = 3

const accessOf: Partial<Record<StepName, Access>> = {
  project: 'projects',
  invite: 'owner',
  languages: 'translations',
}

export function firstStepRoutes(api: Api, { clock, ...site }: Site & { clock: Clock }) {
  const { db } = site

  api.handle(calls.getFirstSteps, async ({ account: { roles } }) => ({
    hidden: (await readSetting(db, settings.hidden)) !== undefined,
    steps: (await listSteps(site, roles, clock())).filter(({ name }) =>
      mayUse(roles, accessOf[name] ?? 'site'),
    ),
  }))

  api.handle(calls.answerFirstSteps, async ({ body: { answer, given }, audit }) => {
    const done = {
      alone: given ? 'nobody_to_invite' : 'somebody_to_invite',
      hidden: given ? 'first_steps_hidden' : 'first_steps_shown',
    } as const
    await db.transaction().execute(async (tx) => {
      if (given) await saveSetting(tx, settings[answer], timeOf(clock()))
      else await deleteSetting(tx, settings[answer])
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', action: done[answer] })
    })
    const { saved, hidden, shown } = staffMessages.firstSteps
    return { message: answer === 'alone' ? saved : given ? hidden : shown }
  })
}

async function listSteps(site: Site, roles: readonly Role[], now: Date): Promise<Step[]> {
  const states = await readAllStates(site.db)
  return [
    ownWords(
      states,
      'name',
      'company',
      /^(name|shortName|phone|secondPhone|whatsapp|mail|location|address)\b/,
    ),
    ownWords(states, 'hours', 'company', /^hours\./),
    ownWords(states, 'services', 'home', /^services\.items\.\d+\.line$/),
    ownPrices(states),
    who(states),
    pictures(states),
    await project(site),
    await invite(site.db, now),
    await languages(site.db, roles),
    await publication(states, site),
  ]
}

const step = (name: StepName, left: number, page: PageKey | null = null): Step => ({
  ...{ name, left, page },
  done: left === 0,
})

const shownSamples = (state: State) => samplesIn(state, state.published).filter(({ shown }) => shown)

const contentIn = <K extends PageKey>(states: readonly State[], page: K) =>
  states.find((state) => state.page === page)?.published as Contents[K]

function ownWords(states: readonly State[], name: StepName, page: PageKey, meant: RegExp) {
  const samples = states.filter((state) => state.page === page).flatMap(shownSamples)
  return step(name, samples.filter(({ path }) => meant.test(path)).length, page)
}

/** None at all is a decision too: what is switched off is not shown. */
function ownPrices(states: readonly State[]) {
  const priced = states.flatMap((state) =>
    shownSamples(state)
      .filter(({ path }) => /^(prices|rates)\./.test(path))
      .map(() => state.page),
  )
  return step('prices', priced.length, priced[0])
}

function who(states: readonly State[]) {
  const { people, registrations } = contentIn(states, 'who')
  return step('who', people.length + registrations.length > 0 ? 0 : 1, 'who')
}

function pictures(states: readonly State[]) {
  const shown = states.flatMap(({ page, published }) => picturesIn(schemaOf(page), published))
  const own = new Set(shown.map(({ src }) => src).filter((src) => src.startsWith('/uploads/')))
  return step('pictures', Math.max(0, ownPictures - own.size), 'home')
}

const project = async ({ db, countInvented }: Site) =>
  step('project', (await countRows(db.selectFrom('projects'))) > (await countInvented(db)) ? 0 : 1)

async function invite(db: Db, now: Date) {
  const others = (await countRows(db.selectFrom('accounts'))) - 1
  const invited = openLinks(db, ['invitation'], now)
  const isDone =
    others + (await countRows(invited)) > 0 || (await readSetting(db, settings.alone)) !== undefined
  return step('invite', isDone ? 0 : 1)
}

/** Of the texts that somebody with these roles may change. */
async function languages(db: Db, roles: readonly Role[]) {
  const find = lookUp(await readTranslations(db))
  const texts = await listTexts(
    db,
    translationAreas.filter((area) => mayUse(roles, area)),
  )
  return step('languages', texts.filter(({ english, locked }) => !locked && find(english) === '').length)
}

/** Once the company and its home page are published, and no demo record is taken for the company's. */
async function publication(states: readonly State[], { db, countDemo }: Site) {
  const waiting = states.filter(
    ({ page, published_at }) => !published_at && ['company', 'home'].includes(page),
  )
  return step('publish', waiting.length + sumOf((await countDemo(db)).untouched), waiting[0]?.page)
}
