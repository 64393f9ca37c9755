import type { List, ListQuery } from '@app/contract';
import type { Incident } from '@app/contract/incidents.contract';
import type { Actor } from '@app/domain';
import type { Db } from '../../db/db.ts';
import { type IncidentFilter } from './incidents-lists.repository.ts';
/** One page of everybody's incidents. */
export declare function listIncidents(db: Db, actor: Actor, query: ListQuery, filter: IncidentFilter): Promise<List<Incident>>;
