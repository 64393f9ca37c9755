import type { Incident, OrderIncident } from '@app/contract/incidents.contract';
import { type IncidentStatus, type Snapshot } from '@app/domain';
import type { Db } from '../../db/db.ts';
import type { Doer } from '../events/events.repository.ts';
import type { IncidentRow } from './incidents.table.ts';
import { type ListedIncident } from './incidents-lists.repository.ts';
/** The incidents as they are published, in the order given, with what this person may do with each. */
export declare function viewIncidents(db: Db, doer: Doer, listed: readonly ListedIncident[]): Promise<Incident[]>;
export declare function viewIncident(db: Db, doer: Doer, id: string): Promise<Incident>;
/** As the order shows them, oldest first. */
export declare function viewIncidentsOfOrder(db: Db, doer: Doer, orderId: string): Promise<OrderIncident[]>;
/** The incident as its lifecycle sees it. */
export declare const incidentSnapshot: ({ status }: IncidentRow) => Snapshot<IncidentStatus, never>;
