// What the parts of a service page share.
import type { ServiceContent } from '#contract/content/service.ts'

export type PartProps<Part extends keyof ServiceContent> = { content: ServiceContent[Part]; tone?: 'sand' }

export const partSpace = 'py-8 lg:py-16'
