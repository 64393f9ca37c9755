import type { purchaseActions as contract, Received } from '@app/contract';
import type { Purchase } from '@app/contract/purchases.contract';
import { type Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
type Answer = Received<typeof contract.answerPurchase>['body'];
/** The owner accepts what staff propose, rejects it, or asks for something else. */
export declare function answerPurchase(db: Db, actor: Actor, id: string, answer: Answer): Promise<Purchase>;
export {};
