// Hold upload places and ask for the share images of these pictures until they are stopped, and then report the statuses.
import { setPriority } from 'node:os'
import { askForShareImages, holdUploadPlaces } from '../server/testing/attackers.ts'

const [, , port, ...sources] = process.argv
// Attackers have processors of their own; here they must not take the server's.
setPriority(19)
const holding = holdUploadPlaces(Number(port))
const asking = askForShareImages(Number(port), sources)
process.once('SIGTERM', async () => {
  holding.stop()
  await asking.stop()
  console.log(JSON.stringify(asking.statuses))
})
