export { type Calls as Routes, calls as routes } from './calls.ts'
