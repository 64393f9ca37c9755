import type { PurchaseAction } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import type { PurchaseRow } from './purchases.table.ts';
/** What a purchase was, nothing when it is new, what it is now, and what was said of it. */
type Step = {
    before: PurchaseRow | null;
    after: PurchaseRow;
    note: string;
};
/** Clients are told where their purchases are and what they would cost, but not of what they did themselves. */
export declare function tellClientOfPurchase(db: Db, { userId }: Doer, action: PurchaseAction, step: Step): Promise<void>;
export {};
