import type { Purchase } from '@app/contract/purchases.contract';
import { type PurchaseStatus, type Snapshot } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import type { PurchaseRow } from './purchases.table.ts';
/** The purchase as its lifecycle sees it. */
export declare const purchaseSnapshot: ({ status }: PurchaseRow) => Snapshot<PurchaseStatus, never>;
/** The purchases as they are published, in the order given, with what this person may do with each. */
export declare function viewPurchases(db: Db, actor: Doer, purchases: readonly PurchaseRow[]): Promise<Purchase[]>;
export declare function viewPurchase(db: Db, actor: Doer, purchase: PurchaseRow): Promise<Purchase>;
