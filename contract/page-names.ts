// The public pages as they are called in the language of this build. page-names.ml.ts takes its place in Malayalam.
export { publicPages as pageNames } from './pages.ts'
