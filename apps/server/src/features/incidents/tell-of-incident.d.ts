import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import type { OrderRow } from '../orders/orders.table.ts';
import type { IncidentRow } from './incidents.table.ts';
type Step = {
    before: OrderRow;
    after: OrderRow;
    note: string;
};
/** The client of the package is told; of one that nobody asked for, nobody is. */
export declare function tellOfIncident(db: Db, { userId }: Doer, kind: 'incidentOpened' | 'incidentResolved', { id }: Pick<IncidentRow, 'id'>, { before, after, note }: Step): Promise<void>;
export {};
