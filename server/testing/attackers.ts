// For tests only: visitors of ten addresses who take whatever they can get, behind a proxy (TRUST_PROXY=on).
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '#contract/calls.ts'
import { pictureWidths } from '#contract/limits.ts'

const addresses = Array.from({ length: 10 }, (_, n) => `203.0.113.${n + 1}`)
const uploadsEach = 10
const bytesPerSecond = 4_000
const againMs = 50
const connections = 230

/** Begins uploads from each address and sends them as slowly as it may; those that end begin anew. */
export function holdUploadPlaces(port: number) {
  const open = new Set<Socket>()
  let stopped = false

  function begin(address: string) {
    if (stopped) return
    const socket = connect(port, '127.0.0.1')
    open.add(socket)
    socket.write(
      `POST ${calls.createApplication.path} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 5000000\r\n\r\n--x\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n`,
    )
    socket.on('error', () => undefined)
    // An answer is a refusal.
    socket.on('data', () => socket.destroy())
    socket.on('close', () => {
      open.delete(socket)
      setTimeout(begin, againMs, address)
    })
  }
  for (const address of addresses) for (let n = 0; n < uploadsEach; n++) begin(address)
  const timer = setInterval(() => {
    for (const socket of open) socket.write('x'.repeat(bytesPerSecond))
  }, 1_000)

  return {
    stop() {
      stopped = true
      clearInterval(timer)
      for (const socket of open) socket.destroy()
    },
  }
}

/** Asks for the share images of all pictures, under every name that their files have, on many connections at once. */
export function askForShareImages(port: number, sources: string[], pauseMs = 0) {
  const names = [...sources, ...sources.flatMap(sizesOf)]
  const statuses: Record<string, number> = {}
  const stopping = new AbortController()
  const { signal } = stopping
  let next = 0

  async function ask(address: string) {
    while (!signal.aborted) {
      const url = `http://127.0.0.1:${port}/og${names[next++ % names.length]}`
      const headers = { 'x-forwarded-for': address }
      const answer = await fetch(url, { headers, signal }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => undefined)
      if (signal.aborted) return
      const status = String(answer?.status ?? 'no answer')
      statuses[status] = (statuses[status] ?? 0) + 1
      await wait(pauseMs)
    }
  }
  const all = Array.from({ length: connections }, (_, n) => ask(addresses[n % addresses.length] ?? ''))

  return {
    statuses,
    async stop() {
      stopping.abort()
      await Promise.all(all)
    },
  }
}

const sizesOf = (src: string) =>
  ['jpg', 'webp', 'avif'].flatMap((format) =>
    pictureWidths.map((width) => src.replace('.jpg', `-${width}.${format}`)),
  )
