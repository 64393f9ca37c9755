import type { bundles as contract, Received } from '@app/contract';
import type { Bundle } from '@app/contract/bundles.contract';
import { type Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
type Weights = Received<typeof contract.confirmBundleWeights>['body']['weights'];
/**
 * Weighs packages in Quito: freezes their prices, accrues what associates earn, and finishes bundles and manifests. The packages of
 * a bundle are weighed together the first time, because they share one duty; again, in any part, until they are billed. The real
 * weight is billed unless another is named, with a reason; whoever weighs again names it again.
 */
export declare function confirmBundleWeights(db: Db, actor: Actor, weights: Weights): Promise<Bundle[]>;
export {};
