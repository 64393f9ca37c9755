import type { purchaseActions as contract, Received, ReceivedFile } from '@app/contract';
import type { PurchaseDetail } from '@app/contract/purchases.contract';
import { type Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Parts } from '../../http/parts.ts';
type Invoice = Received<typeof contract.addPurchaseInvoice>['body'] & {
    files: readonly ReceivedFile[];
};
/** The store's invoice, in place of the one before; that file stays where the timeline tells of it. */
export declare function addInvoice(db: Db, storage: Parts['storage'], actor: Actor, id: string, { files, details }: Invoice): Promise<PurchaseDetail>;
export {};
