import type { Job } from '#contract/jobs.ts'
import { messages } from '#contract/public-messages.ts'

export const titleOf = (job: Job) => job.title || messages.jobs.untitled
