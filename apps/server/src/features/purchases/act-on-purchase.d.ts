import { type PurchaseAction, type PurchaseStatus } from '@app/domain';
import type { Db } from '../../db/db.ts';
import { type Doer, type NewEvent } from '../events/events.repository.ts';
import { type PurchaseChanges } from './purchases.repository.ts';
import type { PurchaseRow } from './purchases.table.ts';
type Told = Pick<NewEvent, 'note' | 'fileIds' | 'changes'>;
/** Where the action leads. @throws DomainError purchaseActionNotAllowed */
export declare const nextPurchaseStatus: (doer: Doer, action: PurchaseAction, purchase: PurchaseRow) => PurchaseStatus;
/** Does one action with a locked purchase, with its event; its client is told. */
export declare function actOnPurchase(db: Db, doer: Doer, action: PurchaseAction, purchase: PurchaseRow, changes?: PurchaseChanges, event?: Told): Promise<PurchaseRow>;
export {};
