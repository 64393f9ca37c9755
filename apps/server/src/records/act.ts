// The only way a status changes: the lifecycle says where to, one guarded statement moves what moves alike, each move has its event.
import { now } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { addEvents, type Doer } from '../features/events/events.repository.ts'
import { type AsRead, updateAsRead } from './guarded-update.repository.ts'
import { type Planned, plan, planPossible } from './next-status.ts'
import { only } from './only.ts'
import { type Each, each, eventOf, type Said, statusOf } from './record-event.ts'
import { type ChangesOf, idOf, type LivingKind, type LivingTable, type RowOf } from './record-kind.ts'

/**
 * Does one action with records that were read or locked: all of them or none. `changes` and `said` may depend on the record.
 * @throws DomainError the lifecycle's refusal, or the kind's `changed`, each with the ids of all records concerned
 */
export async function act<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  rows: readonly RowOf<Table>[],
  changes: Each<RowOf<Table>, ChangesOf<Table>> = {},
  said: Each<RowOf<Table>, Said> = {},
): Promise<RowOf<Table>[]> {
  return move(db, doer, kind, action, await plan(db, doer, kind, action, rows), changes, said)
}

/** The same with one record. */
export const actOnOne = async <Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  row: RowOf<Table>,
  changes: ChangesOf<Table> = {},
  said: Said = {},
): Promise<RowOf<Table>> => only(await act(db, doer, kind, action, [row], changes, said))

/** An action that leaves the record as it is, version and all: its event alone. */
export async function recordAction<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: NoInfer<Action>,
  row: RowOf<Table>,
  said: Said,
): Promise<void> {
  await plan(db, doer, kind, action, [row])
  await addEvents(db, doer, [{ ...eventOf(kind, action, { before: row, after: row, note: '' }), ...said }])
}

/** What follows by itself: with each record the first of these actions that is allowed now; the others stay. Answers all as they are now. */
export async function actWherePossible<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  actions: readonly NoInfer<Action>[],
  rows: readonly RowOf<Table>[],
  changes: Each<RowOf<Table>, ChangesOf<Table>> = {},
  said: Each<RowOf<Table>, Said> = {},
): Promise<RowOf<Table>[]> {
  const possible = await planPossible(db, doer, kind, actions, rows)
  const after = new Map<string, RowOf<Table>>()
  for (const [action, planned] of possible) {
    for (const row of await move(db, doer, kind, action, planned, changes, said)) after.set(idOf(row), row)
  }
  return rows.map((row) => after.get(idOf(row)) ?? row)
}

async function move<Table extends LivingTable, Action extends string, Fact extends string>(
  db: Db,
  doer: Doer,
  kind: LivingKind<Table, Action, Fact>,
  action: Action,
  planned: readonly Planned<Table>[],
  changes: Each<RowOf<Table>, ChangesOf<Table>>,
  said: Each<RowOf<Table>, Said>,
): Promise<RowOf<Table>[]> {
  const at = now()
  const moved = await updateAsRead(
    db,
    kind,
    planned.map(({ row, status }) => {
      const changed = each(changes, row)
      const isMoved = status !== statusOf(row)
      const fields: Partial<RowOf<Table>> = {
        ...changed,
        ...(isMoved && { ...kind.onMove?.(at), ...kind.byMove?.({ ...row, ...changed, status }), status }),
      }
      return { row: row as unknown as AsRead, changes: fields }
    }),
  )
  const steps = planned.map(({ row }, index) => {
    const of = each(said, row)
    return { of, step: { before: row, after: moved[index] ?? row, note: of.note ?? '' } }
  })
  await addEvents(
    db,
    doer,
    steps.map(({ of, step }) => ({ ...eventOf(kind, action, step), ...of })),
  )
  await kind.news(
    db,
    doer,
    action,
    steps.map(({ step }) => step),
  )
  return moved
}
