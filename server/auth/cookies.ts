// Cookies that scripts cannot read. With https they have the prefix that lets only this host set them.
import type { FastifyReply, FastifyRequest } from 'fastify'

export type Cookies = ReturnType<typeof createCookies>

export function createCookies({ https }: { https: boolean }) {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: https } as const
  const fullName = (name: string) => (https ? `__Host-${name}` : name)

  return {
    fullName,
    read: ({ cookies }: FastifyRequest, name: string) => cookies[fullName(name)],
    set(reply: FastifyReply, name: string, value: string, maxAgeMs: number) {
      reply.setCookie(fullName(name), value, { ...options, maxAge: maxAgeMs / 1000 })
    },
    clear(reply: FastifyReply, name: string) {
      reply.clearCookie(fullName(name), options)
    },
  }
}
