import { ROLES } from '@app/domain'
import { z } from 'zod'
import { id, instant } from './fields.ts'

/** What happened to a record: a person, a sentence (by `action`), a time in the zone of `place`. */
export const timelineEntry = z.strictObject({
  id,
  at: instant,
  action: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  actor: z.strictObject({ name: z.string(), role: z.enum(ROLES) }).nullable(),
  /** The warehouse where it happened. */
  place: z.enum(['MIA', 'UIO']).nullable(),
  note: z.string(),
  fileIds: z.array(id),
})
export type TimelineEntry = z.output<typeof timelineEntry>
