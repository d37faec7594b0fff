// After a failed fsync nobody knows what is on the disk and what only seemed to be, and trying again would say that
// all is well. So nothing more is written or promised: the process ends at once, is started again by whoever looks
// after it, and goes on from what really is there.
const sqliteIoError = 10
const sqliteFsync = sqliteIoError | (4 << 8)
const sqliteFolderFsync = sqliteIoError | (5 << 8)
/** As in sysexits.h: an error of input or output. */
const exitCode = 74

/** For an error of `node:sqlite`. */
export function endIfUnsynced(error: unknown) {
  const { errcode } = error as { errcode?: number }
  if (errcode === sqliteFsync || errcode === sqliteFolderFsync) end(error)
}

/** For an error of an fsync of our own; a full disk is the one reason that is known. */
export function endUnlessFull(error: unknown) {
  const { code } = error as { code?: string }
  if (code !== 'ENOSPC' && code !== 'EDQUOT') end(error)
}

function end(error: unknown): never {
  const { code, message } = error as { code?: string; message: string }
  const line = { level: 60, time: Date.now(), event: 'disk_untrusted', code, message }
  process.stderr.write(`${JSON.stringify(line)}\n`)
  process.exit(exitCode)
}
