// Packages in Miami held back, by the use case of `PUT /order/hold`.
import { orderActions, runs } from '@app/contract'
import { businessDay, HOLD_REASONS, isHeld } from '@app/domain'
import { z } from 'zod'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { planPossible } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { endOfHold, holdOrder } from '../../orders/holding/hold-orders.ts'
import { releaseOrder } from '../../orders/holding/release-orders.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { type Seen, withValuesAndUndo } from './run-act.ts'
import { lockAsLeft, wantedOrders } from './wanted-orders.ts'

type Values = z.output<typeof runs.RUN_VALUES.holdOrders>
type Hold = Pick<OrderRow, 'holdReason' | 'holdNote' | 'heldUntil'>

/** The hold that it had, null where it had none. */
const BEFORE = z
  .strictObject({ holdReason: z.enum(HOLD_REASONS), holdNote: z.string(), heldUntil: z.string().nullable() })
  .nullable()

export const holdOrders = withValuesAndUndo<Values>(runs.RUN_VALUES.holdOrders, {
  roles: ['administrator'],
  duties: orderActions.holdOrders.duties,
  preview: async (db, actor, wanted, values) => {
    const hold = await holdIn(db, values)
    const orders = await wantedOrders(db, actor, wanted)
    const possible = await planPossible(db, actor, orderKind, ['hold'], orders)
    const allowed = new Set(possible.get('hold')?.map(({ row }) => row.id))
    return orders.map((order): Seen => {
      const seen = { recordId: order.id, code: order.code, amountInCents: null }
      if (isSo(order, hold)) return { ...seen, result: 'unchanged', reason: null }
      if (!allowed.has(order.id)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      return { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }, values) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    const hold = await holdIn(tx, values)
    if (isSo(order, hold)) return 'unchanged'
    const { version } = await holdOrder(tx, actor, order, hold)
    return { leftVersion: version, before: holdOf(order) }
  },
  undo: async (tx, actor, item) => {
    const order = await lockAsLeft(tx, actor, item)
    const before = BEFORE.parse(item.before)
    if (before === null) await releaseOrder(tx, actor, order)
    else await holdOrder(tx, actor, order, before)
  },
})

const holdIn = async (db: Db, { reason, note, ...ending }: Values): Promise<Hold> => ({
  ...{ holdReason: reason, holdNote: note },
  heldUntil: await endOfHold(db, ending, 'values.day'),
})

/** What ended by itself is no hold. */
const holdOf = ({ holdReason, holdNote, heldUntil }: OrderRow): z.input<typeof BEFORE> =>
  holdReason !== null && isHeld({ holdReason, heldUntil }, businessDay(now())) ? { holdReason, holdNote, heldUntil } : null

const isSo = (order: OrderRow, wanted: Hold): boolean =>
  order.holdReason === wanted.holdReason && order.holdNote === wanted.holdNote && order.heldUntil === wanted.heldUntil
