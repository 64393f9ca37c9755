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

/** Every part it needs answers; 503 otherwise. */
export const ready = endpoint({
  method: 'GET',
  path: '/health/ready',
  summary: 'Says that everything the server needs answers, and which version it is.',
  roles: 'anyone',
  response: z.strictObject({ ok: z.literal(true), version: z.string() }),
})
