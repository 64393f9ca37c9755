// Orders to another category, by the use case of `PUT /order/{id}/category`.
import { orderActions, runs } from '@app/contract'
import { CATEGORIES, DomainError, type Problem } from '@app/domain'
import { z } from 'zod'
import { planPossible } from '../../../records/next-status.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { type Item, itemsOf } from '../../orders/order-items.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import { classed, customsIn, requireFits } from '../../orders/ways/category-columns.ts'
import { moveToCategory } from '../../orders/ways/move-to-category.ts'
import { setCategory } from '../../orders/ways/set-category.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { ratesInForce } from '../../tariffs/tariffs.repository.ts'
import { type Seen, withValuesAndUndo } from './run-act.ts'
import { lockAsLeft, wantedOrders } from './wanted-orders.ts'

type Values = z.output<typeof runs.RUN_VALUES.categorizeOrders>

const BEFORE = z.strictObject({ category: z.enum(CATEGORIES), tariffIds: z.array(z.uuid().nullable()) })

export const categorizeOrders = withValuesAndUndo<Values>(runs.RUN_VALUES.categorizeOrders, {
  roles: ['associate', 'administrator'],
  duties: orderActions.setCategory.duties,
  preview: async (db, actor, wanted, values) => {
    const rates = await ratesInForce(db)
    if (values.tariffId && !rates.has(values.tariffId)) throw new DomainError('fieldNotValid', { field: 'values.tariffId' })
    const parameters = await readParameters(db)
    const orders = await wantedOrders(db, actor, wanted)
    const itemsByOrder = await itemsOf(
      db,
      orders.map(({ id }) => id),
    )
    const possible = await planPossible(db, actor, orderKind, ['changeCategory'], orders)
    const allowed = new Set(possible.get('changeCategory')?.map(({ row }) => row.id))
    return orders.map((order): Seen => {
      const seen = { recordId: order.id, code: order.code, amountInCents: null }
      const items = itemsByOrder.get(order.id) ?? []
      if (isSo(order, items, values)) return { ...seen, result: 'unchanged', reason: null }
      if (!allowed.has(order.id)) return { ...seen, result: 'refused', reason: 'orderActionNotAllowed' }
      const reason = refusalOf(() => {
        requireFits(order, values.category, parameters)
        customsIn(values.category, classed(items, values), rates)
      })
      return reason ? { ...seen, result: 'refused', reason } : { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }, values) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    const items = (await itemsOf(tx, [recordId])).get(recordId) ?? []
    if (isSo(order, items, values)) return 'unchanged'
    const { version } = await setCategory(tx, actor, recordId, values)
    const before: z.input<typeof BEFORE> = {
      category: order.category,
      tariffIds: items.map(({ tariffId }) => tariffId ?? null),
    }
    return { leftVersion: version, before }
  },
  undo: async (tx, actor, item) => {
    const order = await lockAsLeft(tx, actor, item)
    await moveToCategory(tx, actor, order, { ...BEFORE.parse(item.before), note: '' })
  },
})

const isSo = ({ category }: OrderRow, items: readonly Item[], wanted: Values): boolean =>
  category === wanted.category && (category === 'B' || items.every(({ tariffId }) => tariffId === (wanted.tariffId ?? tariffId)))

function refusalOf(rules: () => void): Problem | null {
  try {
    rules()
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}
