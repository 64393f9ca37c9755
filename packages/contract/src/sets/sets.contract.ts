// A frozen list of records, named by one id wherever a list is taken (office, "Two mechanisms").
import { EVERY_DUTY, MOST_IN_SET, SET_KEPT_IN_DAYS, SET_KINDS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, idParams, instant } from '../fields/fields.ts'
import { listFilter } from '../fields/list.ts'

const STAFF = ['associate', 'administrator'] as const

export const recordSet = z
  .strictObject({
    id,
    kind: z.enum(SET_KINDS),
    createdAt: instant,
    found: z.int().meta({ description: 'How many records it holds.' }),
    notFound: z.array(z.string()).meta({ description: 'The codes without a record, in the order given, each once.' }),
  })
  .meta({ description: `A frozen list of records, kept for ${SET_KEPT_IN_DAYS} days.` })
export type RecordSet = z.output<typeof recordSet>

const code = z.string('required').trim().min(1, 'required').max(100, 'tooLong')

export const addSet = endpoint({
  method: 'POST',
  path: '/set',
  summary: `Freezes a list of records: those of codes, or those that a filter finds; at most ${MOST_IN_SET}.`,
  description: `One of the two. Codes: of orders their code or tracking, of bundles their code or child guide, of bills their code; capitals and signs change nothing, and a record is there once. A filter has the parameters of the list. Only what the caller reaches is found; nothing of it is \`setEmpty\`. Lists, their files, totals and selections take its id as \`set\`, as do labels and runs: each shows what its own caller reaches. Kept for ${SET_KEPT_IN_DAYS} days; administrators may open each other's.`,
  guard: 'ordinary',
  roles: STAFF,
  duties: EVERY_DUTY,
  body: z
    .strictObject({
      kind: z.enum(SET_KINDS),
      codes: z.array(code).min(1, 'required').max(MOST_IN_SET, 'tooLarge').optional(),
      filter: listFilter.optional(),
    })
    .refine(({ codes, filter }) => (codes === undefined) !== (filter === undefined), { error: 'required', path: ['codes'] }),
  response: recordSet,
})

export const getSet = endpoint({
  method: 'GET',
  path: '/set/{id}',
  summary: 'What a frozen list of records is of, and which codes named none.',
  roles: STAFF,
  params: idParams,
  response: recordSet,
})
