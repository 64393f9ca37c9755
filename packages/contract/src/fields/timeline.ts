import { PLACES, ROLES } from '@app/domain'
import { z } from 'zod'
import { id, instant } from './fields.ts'
import { weightDoubt } from './weight-confirmation.ts'

export const timelineEntry = z
  .strictObject({
    id,
    at: instant,
    action: z.string(),
    from: z.string().nullable(),
    to: z.string().nullable(),
    actor: z
      .strictObject({ name: z.string(), role: z.enum(ROLES) })
      .nullable()
      .meta({
        description: 'Clients read of staff neither name nor role: an empty name, and `administrator`, is the team.',
      }),
    place: z.enum(PLACES).nullable().meta({ description: 'The warehouse where it happened.' }),
    note: z.string(),
    fileIds: z.array(id),
    removedValues: z
      .array(z.string())
      .meta({ description: 'What it said of people and was removed since: `note`, and names of fields.' }),
    weightDoubt: weightDoubt.nullable(),
    shareInPercent: z.int().nullable().meta({ description: 'Where it was damaged: how much of its value is lost.' }),
  })
  .meta({ description: 'What happened to a record: a person, a sentence (by `action`), a time in the zone of `place`.' })
export type TimelineEntry = z.output<typeof timelineEntry>
