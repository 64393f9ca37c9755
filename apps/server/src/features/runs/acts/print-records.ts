// Lists that papers are made of: nothing of their records changes, also where the run is started.
import { CARERS, DomainError, MOST_ON_PAPER } from '@app/domain'
import type { Act, Seen } from './run-act.ts'
import { wantedBundles } from './wanted-bundles.ts'
import { wantedOrders } from './wanted-orders.ts'

const seenOf =
  (reason: 'orderActionNotAllowed' | 'bundleActionNotAllowed') =>
  ({ id: recordId, code, status }: { id: string; code: string; status: string }): Seen => {
    const seen = { recordId, code, amountInCents: null }
    // What ended is nowhere to be labelled.
    return status === 'removed' ? { ...seen, result: 'refused', reason } : { ...seen, result: 'waiting', reason: null }
  }

function atMost(seen: Seen[]): Seen[] {
  if (seen.length > MOST_ON_PAPER) throw new DomainError('runTooLarge', { most: MOST_ON_PAPER })
  return seen
}

const PRINTED: Pick<Act, 'roles' | 'duties' | 'carryOut'> = {
  roles: ['associate', 'administrator'],
  duties: CARERS,
  carryOut: async () => 'unchanged',
}

export const printOrders: Act = {
  ...PRINTED,
  preview: async (db, actor, wanted) => atMost((await wantedOrders(db, actor, wanted)).map(seenOf('orderActionNotAllowed'))),
}

export const printBundles: Act = {
  ...PRINTED,
  preview: async (db, actor, wanted) => atMost((await wantedBundles(db, actor, wanted)).map(seenOf('bundleActionNotAllowed'))),
}
