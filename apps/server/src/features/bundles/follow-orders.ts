import type { BundleAction } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actWherePossible } from '../../records/act.ts'
import type { Doer } from '../events/events.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import type { BundleRow } from './bundles.table.ts'

/** The furthest first: where an incident closed the last package, a bundle may skip a step. */
const FOLLOWING: readonly BundleAction[] = ['markDelivered', 'markPaid', 'undoPaid']

/** A bundle is paid once all its packages are, delivered once they are, and no longer paid where a payment was undone (domain, section 6). */
export const followOrders = (db: Db, doer: Doer, bundles: readonly BundleRow[]): Promise<BundleRow[]> =>
  actWherePossible(db, doer, bundleKind, FOLLOWING, bundles)
