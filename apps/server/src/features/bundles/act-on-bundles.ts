import { type BundleAction, bundleLifecycle, DomainError, nextStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { changeBundle } from './bundle-progress.repository.ts'
import { bundleSnapshot } from './bundle-snapshot.ts'
import type { BundleRow } from './bundles.table.ts'

type Changes = Parameters<typeof changeBundle>[2]
type Told = Pick<NewEvent, 'note' | 'place' | 'fileIds' | 'changes'>

/** Does one action with locked bundles: all of them or none, each with its event. A refusal names every bundle concerned. */
export async function actOnBundles(
  db: Db,
  doer: Doer,
  action: BundleAction,
  bundles: readonly BundleRow[],
  change: (bundle: BundleRow) => Changes = () => ({}),
  event: Told | ((bundle: BundleRow) => Told) = {},
): Promise<BundleRow[]> {
  const steps = nextBundleSteps(doer, action, bundles)
  const moved: BundleRow[] = []
  for (const { bundle, status } of steps) moved.push(await changeBundle(db, bundle, { ...change(bundle), status }))
  await addEvents(
    db,
    doer,
    steps.map(({ bundle, status }) => ({
      aggregate: 'bundle',
      aggregateId: bundle.id,
      action,
      from: bundle.status,
      to: status,
      ...(typeof event === 'function' ? event(bundle) : event),
    })),
  )
  return moved
}

/** Where the action leads each of them. A refusal names every bundle that does not allow it now. */
export function nextBundleSteps(doer: Doer, action: BundleAction, bundles: readonly BundleRow[]) {
  const refused: { id: string; error: DomainError }[] = []
  const steps = bundles.map((bundle) => {
    try {
      return { bundle, status: nextStatus(bundleLifecycle, action, bundleSnapshot(bundle), doer) }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ id: bundle.id, error })
      return { bundle, status: bundle.status }
    }
  })
  const [first] = refused
  if (first) throw new DomainError(first.error.code, { ...first.error.details, ids: refused.map(({ id }) => id) })
  return steps
}
