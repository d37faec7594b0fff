// The one folder that holds everything: made if missing, checked, and held by one process at a time
// unless what must not be shared lies elsewhere.
import { access, constants, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../http/failure.ts'

export async function openDataFolder(dataDir: string, { alone }: { alone: boolean }) {
  const incomingDir = join(dataDir, 'incoming')
  try {
    await mkdir(incomingDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(
      `The data folder ${dataDir} cannot be read and written: check DATA_DIR and its permissions`,
    )
  }
  if (!alone) return { incomingDir, release: () => undefined }
  const release = holdAlone(dataDir)
  if (!release)
    throw new StartError(
      `Another server is running on the data folder ${dataDir}: stop it first, or choose another DATA_DIR`,
    )
  return { incomingDir, release }
}

/**
 * Undefined when another process holds the folder. The operating system frees this lock with the process,
 * however it ends, so none is ever left behind.
 */
export function holdAlone(dataDir: string) {
  const lock = new DatabaseSync(join(dataDir, 'running.lock'))
  try {
    lock.exec('begin exclusive')
  } catch {
    lock.close()
    return undefined
  }
  return () => lock.close()
}
