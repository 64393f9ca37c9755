// One act with many records, worked off by the server (office, "Two mechanisms").
import {
  CARERS,
  MOST_BILLED_IN_RUN,
  MOST_BOOKED_IN_RUN,
  MOST_IN_RUN,
  MOST_MADE_IN_RUN,
  MOST_NAMED_IN_RUN,
  MOST_RUNS_TOGETHER,
  RUN_ACTS,
  RUN_RESULTS,
  RUN_STATES,
} from '@app/domain'
import { z } from 'zod'
import { createBundle } from '../bundles.contract.ts'
import { newExtraCharge } from '../charges.contract.ts'
import { endpoint } from '../endpoint.ts'
import { codeReference, id, idParams, instant } from '../fields/fields.ts'
import { inSet, listFilter, repeated } from '../fields/list.ts'
import { refusal } from '../fields/refusal.ts'
import { setCategory, setValue, whatIsMissing } from '../order-actions.contract.ts'
import { hold } from '../orders/held-orders.ts'

export * from './run-papers.ts'

const act = z.enum(RUN_ACTS).meta({
  description:
    '`approveOrders`: reviews orders with the value that they declare. `billClients`: makes one bill of sale a client, of what was weighed in Quito and has no open incident; the client collects, is whom it is made out to, and their balance is taken. `bookStatementLines`: takes the payments that ready lines of bank statements are, each for exactly the bills that it was matched with; the other lines wait for a person. `categorizeOrders`: moves orders to another category. `chargeOrders`: adds an extra charge to orders, beside those that they have. `createBundles`: makes a bundle of each of the groups of packages that its values name, as a proposal puts them; what it did are bundles. `markOrdersIncomplete`: tells the owners of orders what these lack, each by a notice of their own. `holdOrders`: holds packages in Miami back. `releaseOrders`: lets packages that are held back go on. `putBundlesOnManifest`: puts free bundles on a manifest that was not shipped, after those on it. `removeBundles`: undoes bundles that are on no manifest; their packages are free again. `printOrders`, `printBundles`: freeze a list of at most 2,000, of which labels and a pick list are printed; they change nothing. `valueOrders`: gives reviewed orders another declared value.',
})

const counts = z.strictObject({
  total: z.int(),
  waiting: z.int().meta({ description: 'What would be changed, or is left.' }),
  done: z.int(),
  unchanged: z.int().meta({ description: 'They are so already.' }),
  refused: z.int(),
})

const reason = z.strictObject({
  code: z
    .string()
    .meta({ description: 'Of the refusal, as the ordinary call answers it; of a line of a bank, also its `because`.' }),
  count: z.int(),
  examples: z.array(codeReference).meta({ description: 'The first three.' }),
})

export const run = z
  .strictObject({
    id,
    act,
    state: z.enum(RUN_STATES),
    by: z.strictObject({ name: z.string() }),
    createdAt: instant,
    startedAt: instant.nullable(),
    endedAt: instant.nullable(),
    cancelledAt: instant.nullable(),
    counts,
    amountInCents: z.int().nullable().meta({ description: 'Of what waits and what is done; null where the act has no amounts.' }),
    packages: z
      .int()
      .nullable()
      .meta({ description: 'Taken along by what waits and what is done; null where each record is one itself.' }),
    undoes: id.nullable().meta({ description: 'The run that this one undoes.' }),
    isUndone: z.boolean().meta({ description: 'There is a run that undoes this one.' }),
    undoableUntil: instant.nullable().meta({ description: 'Null where there is nothing to undo, or no way to.' }),
    reasons: z.array(reason).meta({ description: 'Why records are refused, the commonest first.' }),
  })
  .meta({ description: 'One act with many records.' })
export type Run = z.output<typeof run>

export const runItem = z.strictObject({
  id,
  record: codeReference,
  result: z.enum(RUN_RESULTS),
  reason: z.string().nullable().meta({ description: 'The code of the refusal.' }),
  details: refusal.shape.details
    .unwrap()
    .nullable()
    .meta({ description: 'Those of the refusal, as the ordinary call answers it.' }),
  amountInCents: z.int().nullable(),
})
export type RunItem = z.output<typeof runItem>

const STAFF = ['associate', 'administrator'] as const

/** What an act changes its records to; the others say it with the records themselves. */
export const RUN_VALUES = {
  categorizeOrders: z.strictObject(setCategory.body.shape),
  chargeOrders: newExtraCharge,
  createBundles: z.strictObject({
    bundles: z
      .array(createBundle.body.pick({ orderIds: true }))
      .min(1, 'required')
      .max(MOST_MADE_IN_RUN, 'tooLarge'),
  }),
  holdOrders: hold,
  markOrdersIncomplete: whatIsMissing,
  putBundlesOnManifest: z.strictObject({ manifestId: id }),
  valueOrders: setValue.body.pick({ productValueInCents: true }),
} as const

const wanted = {
  ids: z.array(id).min(1, 'required').max(MOST_NAMED_IN_RUN, 'tooLarge').optional(),
  filter: listFilter.optional(),
  set: inSet,
  of: z
    .union([id, z.array(id).min(1, 'required').max(MOST_RUNS_TOGETHER, 'tooLarge')])
    .optional()
    .meta({ description: 'Another run, or several, over what they do not refuse: of the same kind of records.' }),
}

const waysToName = ({ ids, filter, set, of }: { [Way in keyof typeof wanted]?: unknown }): number =>
  [ids, filter, set, of].filter((one) => one !== undefined).length

export const previewRun = endpoint({
  method: 'POST',
  path: '/run',
  summary: 'Says what an act would do with many records, and changes nothing.',
  description: `One of ids, at most ${MOST_NAMED_IN_RUN}, a set, the records of another run, or the filter of the list that the records are in, which may find ${MOST_IN_RUN} orders or ${MOST_BILLED_IN_RUN} clients; the values of \`createBundles\` name them. Lines of bank statements are those of \`GET /statement/unidentified\`, of which ${MOST_BOOKED_IN_RUN} are booked at once. Answers how many would be changed, are so already and are refused; the run waits to be started.`,
  guard: 'ordinary',
  roles: STAFF,
  duties: [...CARERS, 'accounts'],
  body: z
    .discriminatedUnion('act', [
      z.strictObject({
        act: act.extract([
          'approveOrders',
          'billClients',
          'bookStatementLines',
          'printBundles',
          'printOrders',
          'releaseOrders',
          'removeBundles',
        ]),
        ...wanted,
      }),
      z.strictObject({ act: z.literal('categorizeOrders'), values: RUN_VALUES.categorizeOrders, ...wanted }),
      z.strictObject({ act: z.literal('chargeOrders'), values: RUN_VALUES.chargeOrders, ...wanted }),
      z.strictObject({ act: z.literal('createBundles'), values: RUN_VALUES.createBundles, ...wanted }),
      z.strictObject({ act: z.literal('holdOrders'), values: RUN_VALUES.holdOrders, ...wanted }),
      z.strictObject({ act: z.literal('markOrdersIncomplete'), values: RUN_VALUES.markOrdersIncomplete, ...wanted }),
      z.strictObject({ act: z.literal('putBundlesOnManifest'), values: RUN_VALUES.putBundlesOnManifest, ...wanted }),
      z.strictObject({ act: z.literal('valueOrders'), values: RUN_VALUES.valueOrders, ...wanted }),
    ])
    .refine(({ act, ...which }) => waysToName(which) === (act === 'createBundles' ? 0 : 1), { error: 'required', path: ['ids'] }),
  response: run,
})

export const getRecentRuns = endpoint({
  method: 'GET',
  path: '/run',
  summary: 'Runs under way and those that ended within a day, the newest first; an associate’s own.',
  description: 'Ten at most.',
  roles: STAFF,
  query: z.object({ act: repeated(act) }),
  response: z.strictObject({ runs: z.array(run) }),
})

export const getRun = endpoint({
  method: 'GET',
  path: '/run/{id}',
  summary: 'How far a run is, and what was refused.',
  roles: STAFF,
  params: idParams,
  response: run,
})

export const getRunItems = endpoint({
  method: 'GET',
  path: '/run/{id}/item',
  summary: 'The records of a run, each with what became of it.',
  description: 'A hundred at a time, in the order in which they are worked off.',
  roles: STAFF,
  params: idParams,
  query: z.object({
    result: z.enum(RUN_RESULTS).optional(),
    after: z.coerce.number().int().min(0).optional().meta({ description: 'The `next` of the page before.' }),
  }),
  response: z.strictObject({
    items: z.array(runItem),
    next: z.int().nullable().meta({ description: 'Null on the last page.' }),
  }),
})

export const startRun = endpoint({
  method: 'POST',
  path: '/run/{id}/start',
  summary: 'Starts a run that was previewed; the server works it off.',
  description: 'Each record by its ordinary call, in a transaction of its own, once. Starting it again changes nothing.',
  guard: 'ordinary',
  roles: STAFF,
  duties: [...CARERS, 'accounts'],
  params: idParams,
  response: run,
})

export const cancelRun = endpoint({
  method: 'POST',
  path: '/run/{id}/cancel',
  summary: 'Stops a run: what is left of it stays as it is.',
  description: 'What is done stays done. Where nothing is left, nothing happens.',
  guard: 'ordinary',
  roles: STAFF,
  duties: [...CARERS, 'accounts'],
  params: idParams,
  response: run,
})

export const undoRun = endpoint({
  method: 'POST',
  path: '/run/{id}/undo',
  summary: 'Undoes what a run did, within 10 minutes of its end; answers the run that does so.',
  description:
    'A record that changed since stays as it is and is refused there. Only `bookStatementLines` (as `DELETE /payment/{id}`, which asks for the same proof: 403 `reauthenticationNeeded`), `categorizeOrders`, `chargeOrders`, `holdOrders`, `putBundlesOnManifest` and `valueOrders` have an undo. Undoing a run again answers the same run.',
  guard: 'ordinary',
  roles: STAFF,
  duties: [...CARERS, 'accounts'],
  params: idParams,
  response: run,
})
