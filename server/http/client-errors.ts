// What is no readable HTTP, or never becomes a whole request, reaches no route. Its answer has the usual headers
// and shape all the same.
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { messages } from '#contract/messages.ts'

const lingerMs = 2_000

const refusals: Record<string, [status: number, code: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large', messages.errors.tooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'invalid_input', messages.errors.tooSlow],
}

export const answerBrokenRequest =
  (headers: Record<string, string>) => (error: { code?: string }, socket: Socket) => {
    // Each further piece of the same nonsense comes here again.
    if (socket.writableEnded) return
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const [status, code, message] = refusals[error.code ?? ''] ?? [
      400,
      'invalid_input',
      messages.errors.brokenRequest,
    ]
    const body = JSON.stringify({ code, message })
    const lines = {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      Connection: 'close',
    }
    const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join('')}\r\n${body}`)
    // Cutting at once would take the answer away from a sender who has not finished.
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
