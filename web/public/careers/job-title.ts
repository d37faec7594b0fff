import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/messages.ts'

export const titleOf = (job: Job) => job.title || messages.jobs.untitled
