import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The nginx of this machine, if it has one; Debian keeps it where only root looks. */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find(isProgram)
}

function isProgram(path: string) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
