// For tests only: the site as `npm start` shows it first, with the demo content and the pages as production renders them.
import { join } from 'node:path'
import type { TestContext } from 'node:test'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import type { Job } from '#contract/jobs.ts'
import { publicPages } from '#contract/pages.ts'
import type { Project } from '#contract/projects.ts'
import { jobPath, projectPath, servicePath } from '#contract/record-paths.ts'
import type { Service } from '#contract/services.ts'
import { loadDemo } from '../../demo/load.ts'
import { send } from '../app.ts'
import { createRenderedSite } from './rendered-site.ts'

export const origin = 'https://www.example.com'

/** Public pages whose addresses name no record. */
export const fixedPaths: string[] = Object.values(publicPages)
  .map(({ path }) => path)
  .filter((path) => !path.includes(':'))

/** It takes a while: tests that only read share one. */
export async function createDemoSite(t: TestContext) {
  const site = await createRenderedSite(t, {
    services: { clientDir: join(import.meta.dirname, '../../../dist/client') },
    env: { PUBLIC_URL: origin },
  })
  const { app } = site
  await loadDemo({ ...site, now: new Date() })
  const first = async <T>(call: Call): Promise<T> => (await send(app, call)).json()[0]
  const project = await first<Project>(calls.listProjects)
  const [job, service] = [await first<Job>(calls.listJobs), await first<Service>(calls.listServices)]
  return {
    ...{ ...site, project, job, service },
    /** Every fixed page, and one page of each kind of record. */
    paths: [...fixedPaths, projectPath(project), jobPath(job), servicePath(service)],
  }
}
