// Where an action leads records: their facts, read in one go, and what the lifecycle says of each.
import {
  canDo,
  DomainError,
  type Facts,
  nextStatus,
  type Problem,
  type RefusalReasons,
  refusalReasons,
  type Snapshot,
} from '@app/domain'
import type { Db } from '../db/db.ts'
import type { Doer } from '../features/events/events.repository.ts'
import { idOf, type LivingKind, type LivingTable, type RowOf, type StatusOf } from './record-kind.ts'

type Seen<Table extends LivingTable, Fact extends string> = { row: RowOf<Table>; snapshot: Snapshot<StatusOf<Table>, Fact> }
/** A record, and the status that an action leads it to. */
export type Planned<Table extends LivingTable> = { row: RowOf<Table>; status: StatusOf<Table> }

async function seen<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  { lifecycle, snapshot, facts }: LivingKind<Table, Action, Fact>,
  actions: readonly Action[] | 'all',
  rows: readonly RowOf<Table>[],
): Promise<Seen<Table, Fact>[]> {
  const asked = new Set(
    lifecycle.transitions
      .filter(({ action }) => actions === 'all' || actions.includes(action))
      .flatMap(({ requires = [], forbids = [] }) => [...requires, ...forbids]),
  )
  const isAsked = facts !== undefined && rows.length > 0 && facts.names.some((name) => asked.has(name))
  const elsewhere: Map<string, Partial<Facts<Fact>>> = isAsked ? await facts.read(db, rows) : new Map()
  return rows.map((row) => ({ row, snapshot: snapshot(row, elsewhere.get(idOf(row))) }))
}

/**
 * Where the action leads each of them: all of them or none.
 * @throws DomainError the lifecycle's refusal, naming every record that does not allow the action now
 */
export async function plan<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: Action,
  rows: readonly RowOf<Table>[],
): Promise<Planned<Table>[]> {
  const refused: { row: RowOf<Table>; error: DomainError }[] = []
  const planned = (await seen(db, kind, [action], rows)).flatMap(({ row, snapshot }) => {
    try {
      const refusal = kind.refuse?.(row, action, doer)
      if (refusal) throw new DomainError(refusal.code, refusal.details)
      return [{ row, status: nextStatus(kind.lifecycle, action, snapshot, doer) }]
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      refused.push({ row, error })
      return []
    }
  })
  const [first] = refused
  if (!first) return planned
  const { because, next } = await reasonsNow(db, doer, kind, action, first.row)
  const reasons = {
    because: kind.lifecycle.refusal === first.error.code ? because : (first.error.details.because ?? [first.error.code]),
    next,
  }
  throw new DomainError(first.error.code, { ...first.error.details, ...reasons, ids: refused.map(({ row }) => idOf(row)) })
}

/** Why the first of them does not allow it, and what is open on it instead: by all facts, also those that this action does not ask for. */
async function reasonsNow<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  row: RowOf<Table>,
): Promise<RefusalReasons> {
  const [now] = await seen(db, kind, 'all', [row])
  if (!now) return { because: [], next: [] }
  const { because, next } = refusalReasons(kind.lifecycle, action, now.snapshot, doer)
  return { because, next: kind.narrow ? await kind.narrow(db, doer, row, next) : next }
}

/** What a rule outside the table refuses of a record: its code, why, and what the table leaves open instead. */
export async function refusedBeside<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  rows: readonly RowOf<Table>[],
  { code = kind.lifecycle.refusal, ...details }: { code?: Problem; because: readonly string[] } & Record<string, unknown>,
): Promise<DomainError> {
  const [first] = rows
  const { next } = first ? await reasonsNow(db, doer, kind, action, first) : { next: [] }
  return new DomainError(code, { ids: rows.map(idOf), ...details, next })
}

/** Refuses as `act` would, before work that only makes sense where the action is allowed. */
export const requireAllowed = async <Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  rows: readonly RowOf<Table>[],
): Promise<void> => {
  await plan(db, doer, kind, action, rows)
}

/** Of each record the first of these actions that is allowed now, and where it leads; nothing of one that allows none. */
export async function planPossible<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  actions: readonly Action[],
  rows: readonly RowOf<Table>[],
): Promise<Map<Action, Planned<Table>[]>> {
  const possible = (await seen(db, kind, actions, rows)).flatMap(({ row, snapshot }) => {
    const action = actions.find((one) => canDo(kind.lifecycle, one, snapshot, doer))
    return action ? [{ action, row, status: nextStatus(kind.lifecycle, action, snapshot, doer) }] : []
  })
  return Map.groupBy(possible, ({ action }) => action)
}
