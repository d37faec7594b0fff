/** A name or address that only this machine itself can reach. */
export const isLoopback = (host: string) =>
  /^(localhost|.+\.localhost|(::ffff:)?127(\.\d+){3}|::1|\[::1\])$/i.test(host)
