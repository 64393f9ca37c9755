import type { Db } from '../../db/db.ts';
import { type IncidentRow } from './incidents.table.ts';
export type NewIncident = Pick<IncidentRow, 'code' | 'orderId' | 'kind' | 'status' | 'description' | 'openedById'>;
export declare function addIncident(db: Db, incident: NewIncident): Promise<IncidentRow>;
/** Oldest first. An incident is locked after its order. */
export declare const lockIncidentsOfOrder: (db: Db, orderId: string) => Promise<IncidentRow[]>;
type Changes = Pick<IncidentRow, 'status' | 'outcome' | 'resolution' | 'resolvedAt' | 'resolvedById'>;
/** Changes an incident of a locked order. */
export declare function moveIncident(db: Db, { id }: IncidentRow, changes: Changes): Promise<void>;
export {};
