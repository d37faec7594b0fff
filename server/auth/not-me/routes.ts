import { accessMessages } from '#contract/access/messages.ts'
import { serverMessages } from '#contract/access/server-messages.ts'
import { calls } from '#contract/calls.ts'
import type { Api } from '../../http/handle.ts'
import { deviceOf } from '../../http/user-agent.ts'
import { endSessionsByLink } from '../new-device.ts'
import type { AuthServices } from '../services.ts'
import { listChangesSince, undoChange } from './changes.ts'

export function notMeRoutes(api: Api, { db, clock, config }: AuthServices) {
  api.handle(calls.endSessionsByLink, async ({ params, request }) => {
    const services = { db, clock, publicUrl: config.publicUrl }
    const device = deviceOf(request.headers['user-agent'])
    const { id, ...ended } = await endSessionsByLink(services, params.token, device)
    request.log.warn({ event: 'sessions_ended', account: id })
    return { message: serverMessages.secondStep.notMeDone, ...ended }
  })

  api.handle(calls.listChangesByLink, async ({ params, reply }) => {
    reply.header('Cache-Control', 'no-store')
    const changes = await listChangesSince(db, params.token, clock())
    return { ended: changes !== undefined, changes: changes ?? [] }
  })

  api.handle(calls.undoByLink, async ({ params, body, audit, request }) => {
    const done = await undoChange(db, params.token, body.id, audit)
    request.log.warn({ event: 'undone_by_link', ...done })
    return { message: accessMessages.notMe.undone }
  })
}
