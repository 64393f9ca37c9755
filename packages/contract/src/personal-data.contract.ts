import {
  CLOSING_OBSTACLES,
  EVERY_DUTY,
  MONEY_READERS,
  OWNERS_ALONE,
  RETENTION_KINDS,
  type RetentionKind,
  ROLES,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AUDIT_GROUPS, AUDITED_RECORDS } from './fields/audit-words.ts'
import { auditEvent } from './fields/audited-event.ts'
import { date, done, id, idParams, instant, signedCents, text } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'

export const obstacle = z
  .strictObject({
    kind: z.enum(CLOSING_OBSTACLES),
    count: z.int().min(0).meta({ description: 'How many records; of a sum of money 1.' }),
    amountInCents: signedCents
      .nullable()
      .meta({ description: 'Of a sum of money; of earnings negative where the associate owes.' }),
  })
  .meta({ description: 'What is still open and keeps an account from being closed.' })
export type Obstacle = z.output<typeof obstacle>

export const accountClosing = z
  .strictObject({
    code: z.string().nullable().meta({ description: 'What stands in place of the person afterwards; null: a new one is given.' }),
    obstacles: z.array(obstacle).meta({ description: 'None: the account can be closed at once.' }),
    customsForYears: z.int().meta({ description: 'How long declarations and invoices of stores stay as customs got them.' }),
    booksForYears: z.int().meta({ description: 'How long bills, receipts and the entries of the books stay.' }),
  })
  .meta({ description: 'What closing an account would do now.' })
export type AccountClosing = z.output<typeof accountClosing>

export const getOwnClosing = endpoint({
  method: 'GET',
  path: '/auth/closing',
  summary: 'What keeps one’s own account from being closed, and what stays of it.',
  roles: ROLES,
  response: accountClosing,
})

export const closeOwnAccount = endpoint({
  method: 'POST',
  path: '/auth/closing',
  summary: 'Closes one’s own account for good.',
  description:
    'At once: every session ends, the person’s data are removed, and a code takes their place. What books and customs law keep stays under the code. Refused (`closingNotPossible`, with `obstacles`) while something is open. The last mail goes to the address that the account had; the address is free again.',
  guard: 'sensitive',
  roles: ROLES,
  duties: EVERY_DUTY,
  response: done,
})

export const getClosing = endpoint({
  method: 'GET',
  path: '/user/{id}/closing',
  summary: 'What keeps an account from being closed, and what stays of it.',
  roles: ['administrator'],
  params: idParams,
  response: accountClosing,
})

export const closeAccount = endpoint({
  method: 'POST',
  path: '/user/{id}/closing',
  summary: 'Closes the account of a person who asked for it in writing.',
  description: 'As `POST /auth/closing` does; one’s own is closed there (`notYours`).',
  guard: 'sensitive',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  params: idParams,
  body: z.strictObject({ request: text(300).meta({ description: 'How and when the person asked: a letter, a mail.' }) }),
  response: done,
})

const KINDS = Object.keys(RETENTION_KINDS) as [RetentionKind, ...RetentionKind[]]

export const retentionRun = z.strictObject({
  id,
  day: date.meta({ description: 'The business day.' }),
  startedAt: instant,
  finishedAt: instant.nullable().meta({ description: 'None while it goes on, or where the machine stopped.' }),
  removed: z
    .array(z.strictObject({ kind: z.enum(KINDS), count: z.int() }))
    .meta({ description: 'How many rows of each kind were removed, or lost what they said of people.' }),
})
export type RetentionRun = z.output<typeof retentionRun>

export const listRetentionRuns = endpoint({
  method: 'GET',
  path: '/retention-run',
  summary: 'What was removed by itself because it was old enough, night by night.',
  description: 'How long each kind is kept is a parameter.',
  roles: ['administrator'],
  query: listQueryBy({ sort: ['startedAt'], range: 'carriedOut' }),
  response: listOf(retentionRun),
})

export const exportRetentionRuns = exportOf(listRetentionRuns)
export const selectRetentionRuns = selectionOf(listRetentionRuns)

export const listAudit = endpoint({
  method: 'GET',
  path: '/audit',
  summary: 'Who changed, saw, exported, signed in or failed to, newest first.',
  description:
    'Reads of other people’s identifications, years and files count once an hour for each reader and record. Wrong passwords count by account, network and hour: the first, the tenth, the hundredth … is a row, which says how many they were (`tries`). An export is a row itself.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['at'], range: 'happened' }).extend({
    group: repeated(z.enum(AUDIT_GROUPS)),
    kind: repeated(z.enum(AUDITED_RECORDS)).meta({ description: 'What it is about.' }),
    actorId: repeated(id).meta({ description: 'Who did it.' }),
    recordId: repeated(id).meta({ description: 'What it happened to; of an account, its person.' }),
  }),
  response: listOf(auditEvent),
})

export const exportAudit = exportOf(listAudit)
export const selectAudit = selectionOf(listAudit)
