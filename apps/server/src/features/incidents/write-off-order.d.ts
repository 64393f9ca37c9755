import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Held } from '../bundles/bundle-progress.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
/**
 * Removes a package that is lost or seized for good. What somebody earned from it is taken back; it stays in its bundle as closed, because
 * it was declared, and keeps its part of the yearly quota; the others share the duty; bundle and manifest go on without it. The bundle it is
 * in, that bundle's manifest and all its packages are locked.
 */
export declare function writeOffOrder(db: Db, actor: Actor, order: OrderRow, { manifests, bundles }: Held, resolution: string): Promise<OrderRow>;
