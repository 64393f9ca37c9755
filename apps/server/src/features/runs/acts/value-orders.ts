// One declared value for many reviewed orders, by the use case of `PUT /order/associate/value/{id}`.
import { orderActions, runs } from '@app/contract'
import { DomainError } from '@app/domain'
import { z } from 'zod'
import { planPossible } from '../../../records/next-status.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { leastValuesOf } from '../../orders/order-purchases.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { setValue } from '../../orders/requests/set-value.ts'
import { refusalOfValue } from '../../orders/requests/value-refusal.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { type Seen, withValuesAndUndo } from './run-act.ts'
import { lockAsLeft, wantedOrders } from './wanted-orders.ts'

type Values = z.output<typeof runs.RUN_VALUES.valueOrders>

const BEFORE = z.strictObject({ productValueInCents: z.int() })

export const valueOrders = withValuesAndUndo<Values>(runs.RUN_VALUES.valueOrders, {
  roles: ['associate', 'administrator'],
  duties: orderActions.setValue.duties,
  preview: async (db, actor, wanted, { productValueInCents }) => {
    const orders = await wantedOrders(db, actor, wanted)
    // The first value reviews an order, which has no way back: it is approved, or given its value by itself.
    const reviewed = orders.filter(({ status }) => status !== 'inReview')
    const possible = await planPossible(db, actor, orderKind, ['setValue'], reviewed)
    const allowed = new Set(possible.get('setValue')?.map(({ row }) => row.id))
    const parameters = await readParameters(db)
    const least = await leastValuesOf(db, reviewed)
    return orders.map((order): Seen => {
      const seen = { recordId: order.id, code: order.code, amountInCents: null }
      if (!allowed.has(order.id)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      if (order.productValueInCents === productValueInCents) return { ...seen, result: 'unchanged', reason: null }
      const refusal = refusalOfValue({ ...order, productValueInCents }, least.get(order.id) ?? 0, parameters)
      return refusal ? { ...seen, result: 'refused', reason: refusal.code } : { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }, values) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    const { status, productValueInCents } = order
    if (status === 'inReview') throw new DomainError('orderActionNotAllowed', { ids: [recordId] })
    if (productValueInCents === values.productValueInCents) return 'unchanged'
    await setValue(tx, actor, recordId, values)
    const { version } = await get(tx, actor, orderKind, recordId)
    return { leftVersion: version, before: { productValueInCents } }
  },
  undo: async (tx, actor, item) => {
    await lockAsLeft(tx, actor, item)
    await setValue(tx, actor, item.recordId, BEFORE.parse(item.before))
  },
})
