// What the pages behind private links show, in the language of the page.
import { calls } from '#contract/calls.ts'
import { readHouse } from './house/house.ts'
import type { Services } from './ops/services.ts'
import type { ReadPrivate } from './pages/private-link.ts'
import { readRequest } from './reviews/rules.ts'
import { translateAnswer } from './site/translations/translate-answers.ts'
import { readMyData } from './submissions/my-data.ts'
import { listUpdates } from './updates/store.ts'

type PrivateServices = Pick<Services, 'db' | 'clock' | 'company' | 'translator'>

export const readPrivatePages = ({ db, clock, company, translator }: PrivateServices): ReadPrivate => ({
  async myData(token, language) {
    const found = await readMyData({ db, company }, token, clock())
    return found ? translateAnswer(calls.getMyData, found, await translator(language)) : null
  },
  async house(token, language) {
    const translate = await translator(language)
    const listShown = async (project: string) =>
      translateAnswer(calls.listStory, await listUpdates(db, project), translate)
    return readHouse(db, token, { translate, listShown })
  },
  writeReview: async (token, language) => readRequest(db, token, clock(), await translator(language)),
})
