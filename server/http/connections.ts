// Lets the server end although browsers hold connections open: what is being answered is finished, all else is cut.
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Node's own `closeIdleConnections` spares sockets that have not sent a whole request yet, and they may never do. */
export function watchConnections(server: Server) {
  const requests = new Map<Socket, number>()
  let finishing = false

  function count(socket: Socket, change: 1 | -1) {
    const left = requests.get(socket)
    if (left !== undefined) requests.set(socket, left + change)
    if (finishing) endIfIdle(socket)
  }

  function endIfIdle(socket: Socket) {
    if (requests.get(socket) === 0) socket.destroySoon()
  }

  server.on('connection', (socket) => {
    requests.set(socket, 0)
    socket.once('close', () => requests.delete(socket))
    if (finishing) endIfIdle(socket)
  })
  server.on('request', ({ socket }, response) => {
    count(socket, 1)
    response.once('close', () => count(socket, -1))
  })

  return {
    /** Each connection ends as soon as nothing is being answered on it, and after `patienceMs` in any case. */
    finish(patienceMs: number) {
      finishing = true
      for (const socket of requests.keys()) endIfIdle(socket)
      setTimeout(() => {
        for (const socket of requests.keys()) socket.destroy()
      }, patienceMs).unref()
    },
  }
}
