import { asc, desc, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { SealedKind } from './sealed-kinds.ts'
import { type Seal, sealsTable } from './seals.table.ts'

/** Any number of our own: the transaction that seals holds it. */
const SEALING_LOCK = 7_805_065

export type RowDigest = { id: string; digest: string }

/** False where another instance seals at this moment. */
export async function claimSealing(tx: Db): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${SEALING_LOCK}) as taken`)
  return rows[0]?.taken ?? false
}

export async function lastSeal(db: Db): Promise<Pick<Seal, 'number' | 'hash'> | null> {
  const last = db.select({ number: sealsTable.number, hash: sealsTable.hash }).from(sealsTable)
  const [seal] = await last.orderBy(desc(sealsTable.number)).limit(1)
  return seal ?? null
}

export const addSeal = (tx: Db, seal: Seal): Promise<unknown> => tx.insert(sealsTable).values(seal)

/** Instants are digested as they are in UTC. */
export const readInUtc = (tx: Db): Promise<unknown> => tx.execute(sql`set local timezone = 'UTC'`)

/** All columns that a table has now, in their order. */
export async function columnsOf(db: Db, kind: SealedKind): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select attname::text as name from pg_attribute
    where attrelid = ${kind}::regclass and attnum > 0 and not attisdropped order by attnum`)
  return rows.map(({ name }) => name)
}

/** Rows from an id on that no seal has, in the order of their ids. */
export async function unsealedRows(
  tx: Db,
  kind: SealedKind,
  columns: string[],
  from: string,
  limit: number,
): Promise<RowDigest[]> {
  const { rows } = await tx.execute<RowDigest>(sql`
    with sealed as materialized (select unnest(row_ids) as id from seals where kind = ${kind} and last_row_id >= ${from})
    select t.id, ${digestOf(columns)} as digest from ${sql.identifier(kind)} t left join sealed on sealed.id = t.id
    where t.id >= ${from} and sealed.id is null order by t.id limit ${limit}`)
  return rows
}

export type OffRow = { number: number; id: string; isGone: boolean; sealedAt: string }

/** Seals of one kind that cover the same columns. */
export type SealedAlike = { kind: SealedKind; columns: string[]; numbers: number[] }

/** The first row of these seals that is not what was sealed; the last seal of a row counts. */
export async function firstRowOff(tx: Db, { kind, columns, numbers }: SealedAlike): Promise<OffRow | null> {
  const { rows } = await tx.execute<OffRow>(sql`
    with anew as materialized (
      select number, unnest(row_ids) as id from seals where kind = ${kind} and anew_by is not null and number > ${numbers[0]})
    select s.number, row.id, t.id is null as "isGone", s.sealed_at::text as "sealedAt"
    from seals s cross join unnest(s.row_ids, s.row_digests) with ordinality as row (id, digest, place)
    left join ${sql.identifier(kind)} t on t.id = row.id left join anew on anew.id = row.id and anew.number > s.number
    where anew.id is null and s.number = any(${sql.param(numbers)}::int[]) and (t.id is null or ${digestOf(columns)} <> row.digest)
    order by s.number, row.place limit 1`)
  return rows[0] ?? null
}

/** The seals of each kind, in their order; more than once where a migration added columns. */
export const sealedAlike = (db: Db): Promise<SealedAlike[]> =>
  db
    .select({
      kind: sealsTable.kind,
      columns: sealsTable.columns,
      numbers: sql<number[]>`array_agg(${sealsTable.number} order by ${sealsTable.number})`,
    })
    .from(sealsTable)
    .groupBy(sealsTable.kind, sealsTable.columns)

/** The seals that follow a number, so many at a time. */
export const sealsAfter = (db: Db, number: number, limit: number): Promise<Seal[]> =>
  db.select().from(sealsTable).where(gt(sealsTable.number, number)).orderBy(asc(sealsTable.number)).limit(limit)

function digestOf(columns: string[]): SQL {
  const values = sql.join(
    columns.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  )
  return sql`substr(encode(sha256(convert_to(jsonb_build_array(${values})::text, 'UTF8')), 'hex'), 1, 32)::uuid`
}
