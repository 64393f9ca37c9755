// What orders lack, asked of their owners by the use case of `PATCH /order/update-incomplete`.
import { orderActions, runs } from '@app/contract'
import type { z } from 'zod'
import { planPossible } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { updateIncomplete } from '../../orders/requests/update-incomplete.ts'
import { type Act, type Seen, withValues } from './run-act.ts'
import { wantedOrders } from './wanted-orders.ts'

type Values = z.output<typeof runs.RUN_VALUES.markOrdersIncomplete>

export const markOrdersIncomplete: Act = withValues<Values>(runs.RUN_VALUES.markOrdersIncomplete, {
  roles: ['associate', 'administrator'],
  duties: orderActions.updateIncomplete.duties,
  preview: async (db, actor, wanted, values) => {
    const orders = await wantedOrders(db, actor, wanted)
    const possible = await planPossible(db, actor, orderKind, ['markIncomplete'], orders)
    const allowed = new Set(possible.get('markIncomplete')?.map(({ row }) => row.id))
    return orders.map((order): Seen => {
      const seen = { recordId: order.id, code: order.code, amountInCents: null }
      if (isAsked(order, values)) return { ...seen, result: 'unchanged', reason: null }
      if (!allowed.has(order.id)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      return { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }, values) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    if (isAsked(order, values)) return 'unchanged'
    await updateIncomplete(tx, actor, { orderId: recordId, ...values })
    return 'done'
  },
})

/** Its owner was asked the very same and has not answered. */
const isAsked = ({ status, missing, missingNote }: OrderRow, wanted: Values): boolean =>
  status === 'incomplete' &&
  missingNote === wanted.note &&
  missing.length === wanted.missing.length &&
  wanted.missing.every((one) => missing.includes(one))
