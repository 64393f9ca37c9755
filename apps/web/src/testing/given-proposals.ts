// A proposal of bundles, the run by which it is made, and the list of what was made.
import { suggestBundles } from '@app/contract/bundle-suggestion.contract'
import { listManifests } from '@app/contract/manifests.contract'
import { listRetailParameters } from '@app/contract/parameters.contract'
import {
  getRecentRuns,
  getRun,
  getRunItems,
  previewRun,
  type Run,
  type RunItem,
  startRun,
} from '@app/contract/runs/runs.contract'
import { aPage } from './given-list.ts'
import { aloneManifest } from './given-manifests.ts'
import { someParameters } from './given-parameters.ts'
import { aRun } from './given-runs.ts'
import { idOf } from './people.ts'
import { answers } from './server.ts'

export const AT = '2026-01-05T12:00:00.000Z'
export const LIST = idOf(80)
const ANA = { authorizedNameId: null, name: 'Ana Paredes', identificationType: 'cedula', identification: '1710034065' } as const
export const aProposed = (number: number) => ({
  ...{ consignee: ANA, category: 'B' as const, isSpecial: false, warnings: [], weightInGrams: 1_000, valueWithTaxInCents: 5_350 },
  orderIds: [idOf(number)],
  orders: [
    {
      ...{ id: idOf(number), code: `ORD-0000${number}`, description: 'Cosa', weightInGrams: 1_000, productValueInCents: 5_000 },
      ...{ client: { id: idOf(1), code: 'ECU1001', name: 'Ana Paredes' }, associate: null },
      ...{ intakeAt: '2026-01-02T15:00:00.000Z', promisedDate: '2026-01-09' },
    },
  ],
})
export const counts = (waiting: number, others = {}) => ({
  total: waiting,
  waiting,
  done: 0,
  unchanged: 0,
  refused: 0,
  ...others,
})
export const listed = (number: number, changes: Partial<RunItem> = {}): RunItem => ({
  ...{ id: idOf(100 + number), record: { id: idOf(number), code: `BUL-0000${number}` }, result: 'waiting' },
  ...{ reason: null, details: null, amountInCents: null, ...changes },
})
export const list = (waiting: number, id = LIST) =>
  aRun({ id, act: 'printBundles', amountInCents: null, counts: counts(waiting), reasons: [] })
export const SUGGESTED = {
  ...{ leftOut: [], declarations: 2, declarationsAlone: 2 },
  ...{ lowerBound: 2, isProvenOptimal: true, savesInCents: 0 },
}
const NEWEST = aloneManifest({ id: idOf(61), code: 'MAN-000061', bundleCount: 12 })
export const OLDER = aloneManifest({ id: idOf(60), code: 'MAN-000060', bundleCount: 1 })

export function prepared(proposals = [aProposed(90), aProposed(91)], manifests = [NEWEST, OLDER]) {
  answers(listRetailParameters, someParameters())
  answers(getRecentRuns, { runs: [] })
  answers(getRunItems, { items: [], next: null })
  answers(listManifests, aPage(manifests))
  answers(suggestBundles, { ...SUGGESTED, bundles: proposals, packages: proposals.length })
}

export const runOfTwo = (changes: Partial<Run> = {}): Run =>
  aRun({
    ...{ id: LIST, act: 'createBundles', amountInCents: null, state: 'done', startedAt: AT, endedAt: AT, reasons: [] },
    counts: { total: 2, waiting: 0, done: 2, unchanged: 0, refused: 0 },
    ...changes,
  })

/** The run by which two are made; how it ended, and what is left of it. */
export function makes(ended: Run = runOfTwo(), left: readonly RunItem[] = []) {
  const previewed = { ...ended, state: 'previewed', startedAt: null, endedAt: null, counts: counts(2) } as const
  answers(previewRun, previewed)
  answers(startRun, ended)
  answers(getRun, ended)
  answers(getRunItems, ({ query }) => ({ items: left.filter(({ result }) => result === query?.result), next: null }))
}
