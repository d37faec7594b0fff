// Records of the demo content, which no test changes or deletes. What is newest belongs to tests that run meanwhile.
import type { APIRequestContext } from '@playwright/test'
import { calls } from '../../contract/calls.ts'
import type { Job } from '../../contract/jobs.ts'
import type { Project } from '../../contract/projects.ts'

export async function demoProject(request: APIRequestContext): Promise<Project> {
  const answer = await request.get(calls.listProjects.path, { params: { sort: 'oldest', limit: 1 } })
  const [project]: Project[] = await answer.json()
  if (!project) throw new Error('The demo projects are not there')
  return project
}

export async function demoJob(request: APIRequestContext): Promise<Job> {
  const answer = await request.get(calls.listJobs.path, { params: { sort: 'oldest', limit: 1 } })
  const [job]: Job[] = await answer.json()
  if (!job) throw new Error('The demo jobs are not there')
  return job
}

export const demoServicePath = '/services/care-for-old-houses'
