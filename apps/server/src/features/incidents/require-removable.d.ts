import type { Db } from '../../db/db.ts';
import type { OrderRow } from '../orders/orders.table.ts';
/**
 * A package that is lost for good is removed only from where nothing else counts on it. The refusal says what comes first.
 * @throws DomainError orderStillBundled, orderStillBilled, orderStillPaid; earningAlreadySettled where nothing helps.
 */
export declare function requireRemovable(db: Db, order: OrderRow): Promise<void>;
