// What requests share with the work in the background: made here, and handed to both.
import { join } from 'node:path'
import { calls } from '#contract/calls.ts'
import { createEncryption } from './auth/second-step/encryption.ts'
import type { Config } from './config.ts'
import type { Clock } from './db/clock.ts'
import { readHouse } from './house/house.ts'
import { createDelivery, createOutbox } from './mail/delivery.ts'
import { createRoomCheck } from './ops/disk.ts'
import type { Services } from './ops/services.ts'
import type { ReadPrivate } from './pages/private-link.ts'
import { readRequest } from './reviews/review-links.ts'
import { createSiteReader, senderOf } from './site/contents.ts'
import { createTranslator, translateAnswer } from './site/translations/translator.ts'
import { fileReferences } from './stored-files.ts'
import { readMyData } from './submissions/my-data.ts'
import { listUpdates } from './updates/store.ts'
import { createVisitCounter } from './visits/counter.ts'

type Opened = Pick<Services, 'db' | 'files' | 'clock' | 'cache'> & {
  config: Config
  machineClock?: Clock
  /** The folder for uploads that are not accepted yet, on the disk of the local files. */
  incomingDir: string
}

export function createSharedServices(opened: Opened) {
  const { config, db, cache, clock, incomingDir } = opened
  const translator = createTranslator(db, cache)
  const site = createSiteReader(opened, translator)
  const outbox = createOutbox(join(config.dataDir, 'outbox'))
  const encryption = createEncryption(config)
  return {
    ...opened,
    publicUrl: config.publicUrl,
    encryption,
    privateLinkToken: encryption.privateLinkToken,
    outbox,
    deliver: createDelivery(config, outbox, config.mailFrom ?? senderOf(site.company)),
    references: fileReferences,
    translator,
    site,
    company: site.company,
    hasRoom: createRoomCheck(incomingDir),
    visits: createVisitCounter(clock, { limited: config.rateLimit }),
  }
}

/** What the pages behind private links show, in the language of the page. */
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
    return readHouse(db, token, { translate, listShown, now: clock() })
  },
  writeReview: async (token, language) => readRequest(db, token, clock(), await translator(language)),
})
