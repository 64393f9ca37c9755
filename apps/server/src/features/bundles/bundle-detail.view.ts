import type { BundleDetail } from '@app/contract/bundles.contract'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineAsAnswered } from '../events/events.repository.ts'
import { parametersInView } from '../parameters/read-parameters.ts'
import { readBundleInDetail } from './bundle-view.repository.ts'
import { bundleView } from './bundles.view.ts'

/** One bundle with its invoices and everything that happened to it. @throws bundleNotFound also where it is beyond reach. */
export async function viewBundleDetail(db: Db, actor: Doer, id: string): Promise<BundleDetail> {
  const { invoices, timeline, parameters, ...bundle } = await readBundleInDetail(db, actor, id, { now: now().toISOString() })
  return { ...bundleView(actor, bundle, parametersInView(parameters)), invoices, timeline: timelineAsAnswered(timeline) }
}
