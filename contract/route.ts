export type { Call as Route } from './call.ts'
export * from './call.ts'
