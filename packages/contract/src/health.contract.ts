import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const live = endpoint({
  method: 'GET',
  path: '/health/live',
  summary: 'Says that the process runs.',
  description: 'The process runs.',
  roles: 'anyone',
  takesAnyQuery: true,
  response: z.strictObject({ ok: z.literal(true) }),
})

const serverParts = z.strictObject({
  database: z.enum(['ok', 'unavailable']),
  files: z.enum(['ok', 'unavailable']),
  mail: z
    .enum(['ok', 'unavailable', 'off'])
    .meta({ description: '`off`: there is no mail server, mails stay in the local outbox.' }),
  scanner: z.enum(['ok', 'unavailable', 'off']).meta({ description: '`off`: no scanner looks into files that people send.' }),
  outbox: z.enum(['ok', 'late', 'unknown']).meta({
    description: '`late`: a message has been due for more than five minutes. `unknown` while the database does not answer.',
  }),
})
export type ServerParts = z.output<typeof serverParts>

export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Says whether this server can work, how each part that it needs is, and which version it is.',
  description:
    'Whether this server should be given calls. 503, with `details.parts`, for the database and for a folder of files that cannot be written. What all servers share and can do without for a while (a bucket, the mail server, the scanner, the outbox) is only told.',
  roles: 'anyone',
  takesAnyQuery: true,
  response: z.strictObject({ ok: z.literal(true), version: z.string(), parts: serverParts }),
})
