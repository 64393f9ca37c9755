import type { purchaseActions as contract, Received } from '@app/contract';
import type { Purchase } from '@app/contract/purchases.contract';
import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
type Review = Received<typeof contract.reviewPurchase>['body'];
/** Proposes a price to the client, who decides. What they accept is what the bill will contain. */
export declare function reviewPurchase(db: Db, actor: Actor, id: string, review: Review): Promise<Purchase>;
export {};
