// Incidents by the package that they are of. They are made and moved by the motor (records/); lists: incidents-lists.repository.ts.
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { incidentKind } from './incidents.kind.ts'
import { type IncidentRow, incidentsTable } from './incidents.table.ts'

/** Oldest first. An incident is locked after its order. */
export const lockIncidentsOfOrder = (db: Db, orderId: string): Promise<IncidentRow[]> =>
  lockWhere(db, incidentKind, eq(incidentsTable.orderId, orderId))

/** Those that are not resolved, of any of these orders. */
export const lockOpenIncidentsOf = (db: Db, orderIds: readonly string[]): Promise<IncidentRow[]> =>
  lockWhere(db, incidentKind, and(inArray(incidentsTable.orderId, [...orderIds]), eq(incidentsTable.status, 'opened')))
