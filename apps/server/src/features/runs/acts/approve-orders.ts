// Orders in review, with the value that they declare (domain, section 5).
import { orderActions } from '@app/contract'
import { DomainError, GROUP_OF_ORDER } from '@app/domain'
import { planPossible } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { leastValuesOf } from '../../orders/order-purchases.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { setValue } from '../../orders/requests/set-value.ts'
import { refusalOfValue } from '../../orders/requests/value-refusal.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import type { Act, Seen } from './run-act.ts'
import { wantedOrders } from './wanted-orders.ts'

/** They went on, with a value that was fixed or was not asked for. */
const isApproved = ({ status }: OrderRow): boolean => !['requested', 'incomplete', 'removed'].includes(GROUP_OF_ORDER[status])

export const approveOrders: Act = {
  roles: ['associate', 'administrator'],
  duties: orderActions.setValue.duties,
  preview: async (db, actor, wanted) => {
    const orders = await wantedOrders(db, actor, wanted)
    const inReview = orders.filter(({ status }) => status === 'inReview')
    const possible = await planPossible(db, actor, orderKind, ['setValue'], inReview)
    const allowed = new Set(possible.get('setValue')?.map(({ row }) => row.id))
    const parameters = await readParameters(db)
    const least = await leastValuesOf(db, inReview)
    return orders.map((order): Seen => {
      const seen = { recordId: order.id, code: order.code, amountInCents: order.productValueInCents }
      if (isApproved(order)) return { ...seen, result: 'unchanged', reason: null }
      if (!allowed.has(order.id)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      const refusal = refusalOfValue(order, least.get(order.id) ?? 0, parameters)
      return refusal ? { ...seen, result: 'refused', reason: refusal.code } : { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId, amountInCents }) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    if (isApproved(order)) return 'unchanged'
    if (order.status !== 'inReview') throw new DomainError('orderActionNotAllowed', { ids: [recordId] })
    // Another value than the one that was said yes to is somebody else's, and is not approved.
    if (order.productValueInCents !== amountInCents) throw new DomainError('orderChangedMeanwhile', { ids: [recordId] })
    await setValue(tx, actor, recordId, { productValueInCents: order.productValueInCents })
    return 'done'
  },
}
