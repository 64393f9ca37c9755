import type { purchaseActions as contract, Received } from '@app/contract';
import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { PurchaseRow } from './purchases.table.ts';
type Update = Extract<Received<typeof contract.updatePurchase>['body'], {
    action: 'update';
}>;
/** Staff change prices within what the client allowed, correct what they proposed, or say what is declared. */
export declare function updatePurchase(db: Db, actor: Actor, id: string, update: Update): Promise<PurchaseRow>;
export {};
