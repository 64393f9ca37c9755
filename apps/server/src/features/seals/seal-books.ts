import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { BEFORE_THE_FIRST, hashOfSeal } from './seal-hash.ts'
import { SEALED_KINDS, type SealedKind } from './sealed-kinds.ts'
import { addSeal, claimSealing, columnsOf, lastSeal, type RowDigest, readInUtc, unsealedRows } from './seals.repository.ts'

/** Of one seal, so that a table of any size passes through little memory. */
const MOST_ROWS = 5_000
const HOUR_IN_MILLISECONDS = 3_600_000
const LOWEST_ID = '00000000-0000-0000-0000-000000000000'

/**
 * Seals what was added to the books and committed since the last time: all of it, or what came within the hour, which is quick. An id is made before
 * its row commits, never an hour before: transactions end sooner. @returns how many rows were sealed; none where another instance seals.
 */
export async function sealBooks(db: Db, { isWhole }: { isWhole: boolean }, mostRows = MOST_ROWS): Promise<number> {
  let sealed = 0
  const first = isWhole ? LOWEST_ID : idAt(Date.now() - HOUR_IN_MILLISECONDS)
  for (const kind of SEALED_KINDS) {
    for (let from: string | undefined = first; from !== undefined; ) {
      const after = from
      const rows: RowDigest[] = await db.transaction((tx) => sealRows(tx, kind, after, mostRows))
      sealed += rows.length
      // What is before the last of them has a seal by now: the next seal begins there and does not look through all of them again.
      from = rows.length === mostRows ? rows.at(-1)?.id : undefined
    }
  }
  return sealed
}

async function sealRows(tx: Db, kind: SealedKind, from: string, mostRows: number): Promise<RowDigest[]> {
  if (!(await claimSealing(tx))) return []
  await readInUtc(tx)
  const columns = await columnsOf(tx, kind)
  const rows = await unsealedRows(tx, kind, columns, from, mostRows)
  if (rows.length > 0) await seal(tx, kind, columns, rows)
  return rows
}

async function seal(tx: Db, kind: SealedKind, columns: string[], rows: readonly RowDigest[]): Promise<void> {
  const before = await lastSeal(tx)
  const sealed = {
    number: (before?.number ?? 0) + 1,
    kind,
    columns,
    rowIds: rows.map(({ id }) => id),
    rowDigests: rows.map(({ digest }) => digest),
    lastRowId: rows.at(-1)?.id ?? LOWEST_ID,
    anewBy: null,
    previousHash: before?.hash ?? BEFORE_THE_FIRST,
    sealedAt: now(),
  }
  await addSeal(tx, { ...sealed, hash: hashOfSeal(sealed) })
}

/** The lowest id of a moment: ids begin with the milliseconds since 1970 (RFC 9562). */
function idAt(milliseconds: number): string {
  const hex = milliseconds.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
