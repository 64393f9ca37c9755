// A call that waits for a second administrator (trust, section 2; office, section 7).
import { APPROVAL_ACTIONS, APPROVAL_KINDS, APPROVAL_RECORDS, APPROVAL_STATUSES } from '@app/domain'
import { z } from 'zod'
import { id, instant, personReference, record } from './fields.ts'

export const approval = z.strictObject({
  ...record,
  status: z.enum(APPROVAL_STATUSES),
  kind: z.enum(APPROVAL_KINDS),
  call: z.string().meta({ description: 'The call that is carried out on a yes, as `METHOD /path`.' }),
  record: z.strictObject({ kind: z.enum(APPROVAL_RECORDS), id, code: z.string() }),
  client: personReference.nullable(),
  amountInCents: z.int().nonnegative().meta({ description: '0 where it is about no amount.' }),
  reason: z.string().meta({ description: 'Why it is asked for.' }),
  askedBy: personReference,
  answeredBy: personReference.nullable(),
  answeredAt: instant.nullable(),
  answer: z.string().meta({ description: 'Why it was refused.' }),
  endsAt: instant.meta({ description: 'Without an answer it ends then, and nothing is done.' }),
  actsAt: instant.nullable().meta({
    description: 'Asked by the only administrator: it is carried out then, unless it is taken back or there is a second one.',
  }),
  isOutdated: z.boolean().meta({ description: 'The record changed since: it can be refused or taken back alone.' }),
  allowedActions: z.array(z.enum(APPROVAL_ACTIONS)),
})
export type Approval = z.output<typeof approval>

/** What a call answers, with 202, that waits for a second administrator. */
export const waitingApproval = z.strictObject({
  approval: z.strictObject({ id, code: z.string(), endsAt: instant }),
})
export type WaitingApproval = z.output<typeof waitingApproval>
