// Hold upload places and ask for the share images of these pictures until they are stopped, and then report the statuses.
import { askForShareImages, holdUploadPlaces } from '../server/testing/attackers.ts'

const [, , port, ...sources] = process.argv
const holding = holdUploadPlaces(Number(port))
const asking = askForShareImages(Number(port), sources)
process.once('SIGTERM', async () => {
  holding.stop()
  await asking.stop()
  console.log(JSON.stringify(asking.statuses))
})
