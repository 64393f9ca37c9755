// The only file that writes shelves.
import type { Location } from '@app/contract/locations/locations.contract'
import { DomainError, plainCode, type Warehouse } from '@app/domain'
import { asc, count, eq, inArray, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { ordersTable } from '../orders.table.ts'
import { type LocationRow, locationsTable } from './locations.table.ts'

const { id, code, zone, walkingOrder, warehouse, isActive } = locationsTable

/** In walking order, Miami's first. */
export const allLocations = (db: Db): Promise<Location[]> =>
  db
    .select({
      ...{ id, code, zone, walkingOrder, warehouse, isActive },
      orderCount: count(ordersTable.id),
    })
    .from(locationsTable)
    .leftJoin(ordersTable, eq(ordersTable.locationId, id))
    .groupBy(id)
    .orderBy(asc(warehouse), asc(walkingOrder), asc(locationsTable.plainCode))

export const lastWalkingOrder = async (db: Db, of: Warehouse): Promise<number> => {
  const [last] = await db
    .select({ at: max(walkingOrder) })
    .from(locationsTable)
    .where(eq(warehouse, of))
  return last?.at ?? 0
}

type NewLocation = Pick<LocationRow, 'code' | 'warehouse' | 'zone' | 'walkingOrder'>

/** @throws DomainError `locationCodeTaken` (409) with the codes in the way */
export async function addLocations(db: Db, given: readonly NewLocation[]): Promise<LocationRow[]> {
  const rows = given.map((location) => ({ ...location, plainCode: plainCode(location.code) }))
  const added = await db.insert(locationsTable).values(rows).onConflictDoNothing().returning()
  if (added.length === rows.length) return added
  const free = new Set(added.map((location) => location.code))
  const codes = given.map((location) => location.code).filter((one) => !free.has(one))
  throw new DomainError('locationCodeTaken', { field: 'codes', codes })
}

/** Held until the transaction ends. @throws DomainError `locationNotFound` (404) */
export async function lockLocation(db: Db, of: string): Promise<LocationRow> {
  const [location] = await db.select().from(locationsTable).where(eq(id, of)).for('update')
  if (!location) throw new DomainError('locationNotFound', { ids: [of] })
  return location
}

export const changeLocation = async (
  db: Db,
  of: string,
  changes: Pick<LocationRow, 'zone' | 'walkingOrder' | 'isActive'>,
): Promise<void> => {
  await db.update(locationsTable).set(changes).where(eq(id, of))
}

/** Whatever its signs and case. */
export const locationOfCode = async (db: Db, given: string): Promise<LocationRow | null> => {
  const [location] = await db
    .select()
    .from(locationsTable)
    .where(eq(locationsTable.plainCode, plainCode(given)))
  return location ?? null
}

/** For a statement: the shelf of this code, or nothing. */
/** Lies on a shelf whose code has this in it. */
export const liesOn = (part: string): SQL => {
  const plain = plainCode(part)
  if (plain === '') return sql`false`
  return sql`${ordersTable.locationId} in (select ${id} from ${locationsTable} where strpos(${locationsTable.plainCode}, ${plain}) > 0)`
}

export const idOfLocation = (given: string): SQL =>
  sql`(select ${id} from ${locationsTable} where ${locationsTable.plainCode} = ${plainCode(given)})`

export const locationsByIds = async (db: Db, ids: readonly string[]): Promise<Map<string, LocationRow>> => {
  if (ids.length === 0) return new Map()
  const found = await db
    .select()
    .from(locationsTable)
    .where(inArray(id, [...ids]))
  return new Map(found.map((location) => [location.id, location]))
}
