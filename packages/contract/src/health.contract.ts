import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The process runs. */
export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'Says that the process runs.',
  roles: 'anyone',
  response: z.strictObject({ ok: z.literal(true) }),
})

const serverParts = z.strictObject({
  database: z.enum(['ok', 'unavailable']),
  files: z.enum(['ok', 'unavailable']),
  /** `off`: there is no mail server, mails stay in the local outbox. */
  mail: z.enum(['ok', 'unavailable', 'off']),
  /** `late`: a message has been due for more than five minutes. `unknown` while the database does not answer. */
  outbox: z.enum(['ok', 'late', 'unknown']),
})
export type ServerParts = z.output<typeof serverParts>

/**
 * Whether this server should be given calls. 503, with `details.parts`, for the database and for a folder of files that cannot be written.
 * What all servers share and can do without for a while (a bucket, the mail server, the outbox) is only told.
 */
export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Says whether this server can work, how each part that it needs is, and which version it is.',
  roles: 'anyone',
  response: z.strictObject({ ok: z.literal(true), version: z.string(), parts: serverParts }),
})
