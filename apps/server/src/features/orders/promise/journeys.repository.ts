// What the day of a package follows from, locked: the package itself, its flight and its incidents.
import { type Cause, type IncidentKind, MOST_MANIFESTS, ORDERS } from '@app/domain'
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { writeDerived } from '../../../records/derived.repository.ts'
import { bundlesTable } from '../../bundles/bundles.table.ts'
import { incidentsTable } from '../../incidents/incidents.table.ts'
import { manifestsTable } from '../../manifest-records/manifests.table.ts'
import type { OrderChanges } from '../orders.kind.ts'
import { ordersTable } from '../orders.table.ts'
import { arrivalChangesTable } from './arrival-changes.table.ts'

const { id, bundleId, estimatedArrivalDate } = ordersTable

const openIncidents = sql<IncidentKind[]>`array(select ${incidentsTable.kind} from ${incidentsTable}
  where ${incidentsTable.orderId} = ${id} and ${incidentsTable.status} = 'opened')`

/** Of a package without a day: why it had none until now. */
const pausedBy = sql<Cause | null>`case when ${estimatedArrivalDate} is null then (
  select json_build_object('cause', ${arrivalChangesTable.cause}, 'reason', ${arrivalChangesTable.reason}) from ${arrivalChangesTable}
  where ${arrivalChangesTable.orderId} = ${id} order by ${arrivalChangesTable.at} desc, ${arrivalChangesTable.id} desc limit 1) end`

/** Packages: by themselves, by their bundles, by the manifest that carries those, or all. */
export type Concerned = { orderIds: readonly string[] } | { bundleIds: readonly string[] } | { manifestId: string } | 'all'

function conditionOf(concerned: Concerned): SQL | undefined {
  if (concerned === 'all') return undefined
  if ('orderIds' in concerned) return inArray(id, [...concerned.orderIds])
  return 'bundleIds' in concerned ? inArray(bundleId, [...concerned.bundleIds]) : eq(manifestsTable.id, concerned.manifestId)
}

/** The packages among these that are not in Quito yet, in the order of their ids. */
export const lockJourneys = (db: Db, concerned: Concerned) =>
  db
    .select({
      id,
      code: ordersTable.code,
      status: ordersTable.status,
      clientId: ordersTable.clientId,
      intakeAt: ordersTable.intakeAt,
      holdReason: ordersTable.holdReason,
      heldUntil: ordersTable.heldUntil,
      estimatedArrivalDate,
      promisedDate: ordersTable.promisedDate,
      delayReason: ordersTable.delayReason,
      delayReasonById: ordersTable.delayReasonById,
      toldArrivalDate: ordersTable.toldArrivalDate,
      toldArrivalOn: ordersTable.toldArrivalOn,
      expectedDate: manifestsTable.expectedDate,
      departureDate: manifestsTable.departureDate,
      sentAt: manifestsTable.sentAt,
      openIncidents,
      pausedBy,
    })
    .from(ordersTable)
    .leftJoin(bundlesTable, eq(bundlesTable.id, bundleId))
    .leftJoin(manifestsTable, eq(manifestsTable.id, bundlesTable.manifestId))
    .where(and(inArray(ordersTable.status, ORDERS.onTheWay), conditionOf(concerned)))
    .orderBy(asc(id))
    .for('update', { of: ordersTable })
export type JourneyRow = Awaited<ReturnType<typeof lockJourneys>>[number]

/** Of the last manifests that arrived, oldest first, the days that they took. */
export async function lastTransitsInDays(db: Db): Promise<number[]> {
  const { arrivalDate, departureDate, sentAt, arrivedAt } = manifestsTable
  const left = sql`coalesce(${departureDate}, (${sentAt} at time zone 'America/Guayaquil')::date)`
  const arrived = await db
    .select({ days: sql<number>`${arrivalDate} - ${left}` })
    .from(manifestsTable)
    .where(isNotNull(arrivalDate))
    .orderBy(desc(arrivedAt))
    .limit(MOST_MANIFESTS)
  return arrived.map(({ days }) => days).reverse()
}

export const writeEstimates = (db: Db, estimates: readonly ({ id: string } & OrderChanges)[]): Promise<void> =>
  writeDerived(db, ordersTable, estimates)
