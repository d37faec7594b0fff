// Adds AVIF files to stored pictures in the background, one picture at a time, while no upload is being converted.
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../db/database.ts'
import type { HasRoom } from '../../ops/disk.ts'
import type { Files } from '../files.ts'
import { keysOf, sizeSuffixes, stemOf, uploadFormats, withTemporaryCopy } from './picture-files.ts'
import { imageQueue, runImageWork } from './pictures.ts'

type Options = {
  db: Db
  files: Files
  incomingDir: string
  /** Without it there always is. */
  hasRoom?: HasRoom
  /** Called once for all pictures encoded in a row, since it invalidates cached pages. */
  onEncoded?: () => void
  log: Pick<FastifyBaseLogger, 'warn'>
}

/** The work left is found in the database, so a restart continues it. */
export function createAvifEncoder(options: Options) {
  const { db, hasRoom = async () => true, onEncoded, log } = options
  const failed: string[] = []
  let stopped = false
  let running = Promise.resolve()

  async function run() {
    let encoded = 0
    for (let next = await findNext(); next; next = await findNext()) {
      try {
        await encodePicture(options, next)
        encoded++
      } catch (error) {
        failed.push(next.src)
        log.warn({ err: error }, 'a picture stays without AVIF files until the next start')
      }
    }
    if (encoded > 0) onEncoded?.()
  }

  async function findNext() {
    await imageQueue.whenIdle()
    return stopped || !(await hasRoom()) ? undefined : findPictureWithoutAvif(db, failed)
  }

  return {
    wake() {
      running = running.then(run).catch((error) => log.warn({ err: error }, 'making AVIF files has stopped'))
    },
    /** Resolves when the current picture is finished. */
    async stop() {
      stopped = true
      await running
    },
  }
}

function findPictureWithoutAvif(db: Db, failed: string[]) {
  let rows = db
    .selectFrom('pictures')
    .select(['src', 'widths'])
    .where('formats', 'not like', '%avif%')
    .where('widths', '!=', '[]')
  if (failed.length > 0) rows = rows.where('src', 'not in', failed)
  return rows.orderBy('id').limit(1).executeTakeFirst()
}

async function encodePicture(options: Options, { src, widths: json }: { src: string; widths: string }) {
  const { db, files } = options
  const widths: number[] = JSON.parse(json)
  const suffixes = sizeSuffixes(widths, ['avif'])
  const [main = ''] = keysOf(src)
  await withTemporaryCopy(options, main, async (source, target) => {
    await runImageWork('makeAvif', source, widths, target)
    for (const suffix of suffixes) await files.save(stemOf(src) + suffix, target + suffix)
    const { numUpdatedRows } = await db
      .updateTable('pictures')
      .set({ formats: JSON.stringify(['avif', ...uploadFormats]) })
      .where('src', '=', src)
      .executeTakeFirst()
    // Deleted meanwhile.
    if (numUpdatedRows === 0n) await files.remove(suffixes.map((suffix) => stemOf(src) + suffix))
  })
}
