import type { Db } from '../../db/db.ts'
import { firstValuesOff } from '../events/event-values.repository.ts'
import { BEFORE_THE_FIRST, hashOfSeal } from './seal-hash.ts'
import type { SealedKind } from './sealed-kinds.ts'
import { columnsOf, firstRowOff, type OffRow, readInUtc, type SealedAlike, sealedAlike, sealsAfter } from './seals.repository.ts'
import type { Seal } from './seals.table.ts'

/** A seal as it was written down elsewhere: in a backup, or by whoever checked before. */
export type KnownSeal = { number: number; hash: string }
export type SealsReport = { isWhole: boolean; lines: string[] }

const SEALS_AT_ONCE = 100
/** Of one statement, which reads each of their rows: some tens of thousands, in a second or two. */
const SEALS_OF_PIECE = 10

/** Migrations that rewrote sealed rows, each once, at one moment (docs/decisions/0125). */
const SEALED_ANEW: ReadonlySet<string> = new Set(['0034_event_values'])

/** Follows the seals from the first one and compares every sealed row: a line for each kind with a row that was rewritten, and the last seal. */
export function checkSeals(db: Db, known?: KnownSeal, sealsOfPiece = SEALS_OF_PIECE): Promise<SealsReport> {
  return db.transaction(
    async (tx) => {
      await readInUtc(tx)
      const chain = await followChain(tx, known)
      const rows: string[] = []
      for (const alike of await sealedAlike(tx)) rows.push(...(await rowsOff(tx, alike, sealsOfPiece)))
      const valuesOff = await firstValuesOff(tx)
      if (valuesOff) rows.push(`event_values ${valuesOff}: are not those that the event keeps the hash of`)
      const found = [...chain.lines, ...rows]
      const last = chain.last ? `the last is ${chain.last.number}:${chain.last.hash}` : 'there is none yet'
      const verdict = found.length === 0 ? 'The seals hold' : 'The seals do not hold'
      return {
        isWhole: found.length === 0,
        lines: [...found, ...anewLines(chain.anew), `${verdict} (${chain.rows.toLocaleString('en')} rows; ${last}).`],
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

type Anew = { number: number; by: string; sealedAt: Date; rows: number }
type Chain = { lines: string[]; last: KnownSeal | null; rows: number; anew: Anew[] }

async function followChain(tx: Db, known: KnownSeal | undefined): Promise<Chain> {
  const chain: Chain = { lines: [], last: null, rows: 0, anew: [] }
  for (;;) {
    const seals = await sealsAfter(tx, chain.last?.number ?? 0, SEALS_AT_ONCE)
    for (const seal of seals) {
      const problem = problemOf(seal, chain.last)
      if (problem && chain.lines.length === 0) chain.lines.push(problem)
      if (seal.number === known?.number && seal.hash !== known.hash)
        chain.lines.push(`seal ${seal.number}: is not the one that is known`)
      if (seal.anewBy)
        chain.anew.push({ number: seal.number, by: seal.anewBy, sealedAt: seal.sealedAt, rows: seal.rowIds.length })
      chain.last = { number: seal.number, hash: seal.hash }
      chain.rows += seal.rowIds.length
    }
    if (seals.length < SEALS_AT_ONCE) break
  }
  if (known && (chain.last?.number ?? 0) < known.number) chain.lines.push(`seal ${known.number}: is known and is gone`)
  chain.lines.push(...unsaidAnew(chain.anew))
  return chain
}

/** Rows are sealed anew by a migration that is known, whose seals follow each other and are of one moment. */
function unsaidAnew(anew: readonly Anew[]): string[] {
  const first = new Map<string, Anew>()
  const unsaid = anew.filter((seal, at) => {
    const before = first.get(seal.by)
    if (!before) first.set(seal.by, seal)
    const goesOn = !before || (anew[at - 1]?.number === seal.number - 1 && before.sealedAt.getTime() === seal.sealedAt.getTime())
    return !SEALED_ANEW.has(seal.by) || !goesOn
  })
  return unsaid.map(({ number }) => `seal ${number}: seals rows anew, and no migration does so`)
}

const anewLines = (anew: readonly Anew[]): string[] =>
  anew.map(
    ({ number, by, rows, sealedAt }) =>
      `seal ${number} of ${sealedAt.toISOString()}: ${rows.toLocaleString('en')} rows sealed anew, as ${by} says`,
  )

function problemOf(seal: Seal, before: KnownSeal | null): string | null {
  const missing = (before?.number ?? 0) + 1
  if (seal.number !== missing) return `seal ${missing}: is gone`
  const isOwn = seal.hash === hashOfSeal(seal) && seal.previousHash === (before?.hash ?? BEFORE_THE_FIRST)
  return isOwn ? null : `seal ${seal.number}: was rewritten`
}

async function rowsOff(tx: Db, { kind, columns, numbers }: SealedAlike, sealsOfPiece: number): Promise<string[]> {
  const there = await columnsOf(tx, kind)
  const gone = columns.filter((column) => !there.includes(column))
  if (gone.length > 0) return [`${kind}: the sealed columns ${gone.join(', ')} are gone`]
  for (let from = 0; from < numbers.length; from += sealsOfPiece) {
    const off = await firstRowOff(tx, { kind, columns, numbers: numbers.slice(from, from + sealsOfPiece) })
    if (off) return [lineOf(kind, off)]
  }
  return []
}

const lineOf = (kind: SealedKind, { id, isGone, number, sealedAt }: OffRow): string =>
  `${kind} ${id}: ${isGone ? 'was deleted' : 'was rewritten'} after seal ${number} of ${sealedAt}`
