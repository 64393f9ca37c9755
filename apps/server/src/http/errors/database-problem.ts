import type { Problem } from '@app/domain'

/**
 * SQLSTATE: connection lost (08), refused (28, 3D), shutting down or taking too long (57), too many connections (53),
 * locked for too long (55P03), deadlock or conflict that a retry solves (40), a standby behind an address that is about to lead to the new
 * leader (25006).
 */
const UNAVAILABLE = /^(08|25006|28|3D|40|53|55P03|57)/
const LOST_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'])
const CONNECTING = new Set(['connect', 'getaddrinfo'])
const LOST_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|pool after calling end|Client has encountered a connection error/
/** SQLSTATE of bytes that are no text of the database's encoding. */
const NOT_TEXT = '22021'

/** What is wrong with the database, when it is the database: its driver's errors come wrapped. */
export function databaseProblem(error: unknown): Problem | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code = '', syscall = '' } = cause as NodeJS.ErrnoException
    if (code === NOT_TEXT) return 'malformedRequest'
    const isLost =
      UNAVAILABLE.test(code) || LOST_CODES.has(code) || CONNECTING.has(syscall) || LOST_CONNECTION.test(cause.message)
    if (isLost) return 'databaseUnavailable'
  }
  return null
}
