import type { PurchaseDetail } from '@app/contract/purchases.contract';
import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
/** Staff take out a line of the invoice that does not belong to the purchase. */
export declare function removeInvoiceLine(db: Db, actor: Actor, id: string, lineId: string): Promise<PurchaseDetail>;
