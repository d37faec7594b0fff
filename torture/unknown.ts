// Asks for ever new addresses, and then reports the statuses.
import { setPriority } from 'node:os'
import { load, requestOf } from '../bench/load.ts'

const [, , port, seconds] = process.argv
const shapes = [
  '/',
  '/ml/',
  '/gallery/',
  '/ml/gallery/',
  '/career/',
  '/services/',
  '/admin-',
  '/sitemap.xml?',
]
let count = 0
// Attackers have processors of their own; here they must not take the server's.
setPriority(19)
const { perSecond, statuses } = await load({
  url: `http://127.0.0.1:${port}/`,
  connections: 8,
  seconds: Number(seconds),
  next(Host) {
    count += 1
    return requestOf('GET', `${shapes[count % shapes.length]}${count}`, { Host, Accept: 'text/html' })
  },
})
console.log(`${Math.round(perSecond)}/s ${JSON.stringify(statuses)}`)
