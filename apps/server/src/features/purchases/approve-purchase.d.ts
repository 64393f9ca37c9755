import type { purchaseActions as contract, Received } from '@app/contract';
import type { Purchase } from '@app/contract/purchases.contract';
import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
type Approval = Received<typeof contract.approvePurchase>['body'];
/** The purchase becomes an order, once, at the price that it has; what the client paid up front is taken with it. */
export declare function approvePurchase(db: Db, actor: Actor, id: string, approval: Approval): Promise<Purchase>;
export {};
