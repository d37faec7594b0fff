import { type Access, mayUse } from '#contract/access/roles.ts'
import type { StepName } from '#contract/admin/dashboard.ts'
import { calls } from '#contract/calls.ts'
import { staffMessages } from '#contract/staff-messages.ts'
import { type Clock, timeOf } from '../db/clock.ts'
import { writeDiary } from '../db/diary.ts'
import { deleteSetting, readSetting, saveSetting } from '../db/settings.ts'
import type { Api } from '../http/handle.ts'
import { listSteps, type Site } from './steps.ts'

const settingName = 'first steps hidden'

/** Whom each step concerns: the server's settings are the owner's. */
const accessOf: Record<StepName, Access> = {
  company: 'site',
  who: 'site',
  hero: 'site',
  project: 'projects',
  job: 'jobs',
  mail: 'owner',
  backup: 'owner',
  demo: 'owner',
}

export function firstStepRoutes(api: Api, { clock, ...site }: Site & { clock: Clock }) {
  const { db } = site

  api.handle(calls.getFirstSteps, async ({ account }) => {
    const steps = await listSteps(site, clock())
    return {
      hidden: (await readSetting(db, settingName)) !== undefined,
      steps: steps.filter(({ name }) => mayUse(account.roles, accessOf[name])),
    }
  })

  api.handle(calls.showFirstSteps, async ({ body: { hidden }, audit }) => {
    const note = `${hidden ? 'hid' : 'showed'} the first steps on the dashboard`
    await db.transaction().execute(async (tx) => {
      if (hidden) await saveSetting(tx, settingName, timeOf(clock()))
      else await deleteSetting(tx, settingName)
      await writeDiary(tx, audit, { kind: 'changed', subject: 'site', note })
    })
    return { message: hidden ? staffMessages.firstSteps.hidden : staffMessages.firstSteps.shown }
  })
}
