// AVIF takes longest to make and nobody waits for it: done after the answer, one picture at a time, when all else rests.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import { newId } from '../../db/clock.ts'
import type { Db } from '../../db/database.ts'
import type { Files } from '../files.ts'
import { imageQueue } from './images.ts'
import { nameOf, sizesOf } from './names.ts'
import { runImageWork } from './workers.ts'

type Services = {
  db: Db
  files: Files
  incomingDir: string
  /** Told once for many: each time, all pages that show pictures are made anew. */
  onMade?: () => void
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** What is left to do stands in the database, so a restart goes on where it stopped. */
export function createAvifMaker(services: Services) {
  const failed: string[] = []
  let asked = false
  let stopped = false
  let running: Promise<void> | undefined

  async function work() {
    while (asked && !stopped) {
      asked = false
      let made = 0
      for (;;) {
        await imageQueue.whenIdle()
        const next = stopped ? undefined : await findUnmade(services.db, failed)
        if (!next) break
        try {
          await makeOne(services, next)
          made++
        } catch (error) {
          failed.push(next.src)
          services.log.warn({ err: error }, 'a picture stays without AVIF files until the next start')
        }
      }
      if (made > 0) services.onMade?.()
    }
  }

  return {
    wake() {
      asked = true
      running ??= work()
        .catch((error) => services.log.warn({ err: error }, 'making AVIF files has stopped'))
        .finally(() => {
          running = undefined
        })
    },
    /** Comes when the picture at hand is done. */
    async stop() {
      stopped = true
      await running
    },
  }
}

function findUnmade(db: Db, failed: string[]) {
  let unmade = db
    .selectFrom('pictures')
    .select(['src', 'widths'])
    .where('formats', 'not like', '%avif%')
    .where('widths', '!=', '[]')
  if (failed.length > 0) unmade = unmade.where('src', 'not in', failed)
  return unmade.orderBy('id').limit(1).executeTakeFirst()
}

async function makeOne({ db, files, incomingDir }: Services, picture: { src: string; widths: string }) {
  const widths: number[] = JSON.parse(picture.widths)
  const name = nameOf(picture.src)
  const main = await files.open(`${name}.jpg`)
  if (!main) throw new Error('its file is missing')
  const source = join(incomingDir, newId())
  const target = join(incomingDir, newId())
  const made = sizesOf(widths, 'avif').map((suffix) => target + suffix)
  try {
    await pipeline(main.stream, createWriteStream(source))
    await runImageWork('makeAvif', source, widths, target)
    for (const suffix of sizesOf(widths, 'avif')) await files.save(`${name}${suffix}`, `${target}${suffix}`)
    const { numUpdatedRows } = await db
      .updateTable('pictures')
      .set({ formats: JSON.stringify(['avif', 'webp', 'jpg']) })
      .where('src', '=', picture.src)
      .executeTakeFirst()
    // Deleted in the meantime.
    if (numUpdatedRows === 0n) await files.remove(sizesOf(widths, 'avif').map((suffix) => `${name}${suffix}`))
  } finally {
    await Promise.all([source, ...made].map((path) => rm(path, { force: true })))
  }
}
