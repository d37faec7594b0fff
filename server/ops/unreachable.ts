import { StoreError } from '../storage/store-error.ts'

/** Whether the database or the file store is away: a retry may succeed. */
export const isUnreachable = (error: Error & { code?: unknown }) =>
  error instanceof StoreError ||
  (typeof error.code === 'string' && lostConnection.test(error.code)) ||
  lostConnectionMessage.test(error.message)

/** Network errors, and those of PostgreSQL: connection lost, too many connections, shutdown, start-up, timeouts. */
const lostConnection =
  /^(ECONN(REFUSED|RESET|ABORTED)|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|E(HOST|NET)UNREACH|08\w{3}|53300|57P0[1-3]|57014|55P03|25P03)$/
/** The PostgreSQL driver throws these without a code. */
const lostConnectionMessage =
  /^(Connection terminated|Client (has encountered a connection error|was closed)|timeout exceeded when trying to connect)/
