// The only file that writes drawers.
import { DomainError } from '@app/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import { objectAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { drawerSessionsTable, drawersTable } from './drawers.table.ts'

type Named = { name: string; place: string }
type DrawerRow = typeof drawersTable.$inferSelect

const orTaken = (error: unknown): never => {
  if (violatedConstraint(error) === 'drawers_name_unique') throw new DomainError('drawerNameTaken', { field: 'name' })
  throw error
}

/** @throws DomainError `drawerNameTaken` (409) */
export async function addDrawer(db: Db, given: Named): Promise<string> {
  const [added] = await db.insert(drawersTable).values(given).returning({ id: drawersTable.id }).catch(orTaken)
  if (!added) throw new Error('the drawer was not added')
  return added.id
}

/** Held until the transaction ends: it is not turned off while it is opened. */
export async function lockDrawer(db: Db, id: string): Promise<DrawerRow> {
  const [drawer] = await db.select().from(drawersTable).where(eq(drawersTable.id, id)).for('update')
  if (!drawer) throw new DomainError('drawerNotFound', { ids: [id] })
  return drawer
}

/** @throws DomainError `drawerNameTaken` (409) */
export async function changeDrawer(db: Db, drawer: DrawerRow, { isOn, ...named }: Named & { isOn: boolean }): Promise<void> {
  const turnedOffAt = isOn ? null : (drawer.turnedOffAt ?? now())
  await db
    .update(drawersTable)
    .set({ ...named, turnedOffAt })
    .where(eq(drawersTable.id, drawer.id))
    .catch(orTaken)
}

const { id, holderId, businessDay, openedAt } = drawerSessionsTable

/** By name, each with its open session and what stayed at the last closing. */
export const allDrawers = (db: Db) =>
  db
    .select({
      ...{ id: drawersTable.id, name: drawersTable.name, place: drawersTable.place },
      isOn: sql<boolean>`${drawersTable.turnedOffAt} is null`,
      session: objectAsJson<{
        id: string
        holder: { id: string; code: string; name: string }
        businessDay: string
        openedAt: string
      }>(
        { id, holder: personNamedBy(holderId), businessDay, openedAt },
        sql`from ${drawerSessionsTable} where ${drawerSessionsTable.drawerId} = ${drawersTable.id} and ${drawerSessionsTable.closedAt} is null`,
      ),
      leftInCents: sql<number>`coalesce((select ${drawerSessionsTable.leftInCents} from ${drawerSessionsTable}
        where ${and(eq(drawerSessionsTable.drawerId, drawersTable.id), isNotNull(drawerSessionsTable.closedAt))}
        order by ${drawerSessionsTable.closedAt} desc, ${drawerSessionsTable.id} desc limit 1), 0)::float8`,
    })
    .from(drawersTable)
    .orderBy(asc(sql`lower(${drawersTable.name})`))
