import type { ReceivedFile } from '@app/contract'
import type { confirmWarehouse as contract } from '@app/contract/order-actions.contract'
import { type Actor, DomainError } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import { lock } from '../../../records/records.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { type JudgedReading, type Judgement, judgeWeights, keepingReadings } from '../../weighing/judge-weights.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { filesOfRequest, type OrderFile, storeOrderFiles } from '../requests/order-files.ts'
import { receiveOrders } from './receive-orders.ts'
import { undoArrivals } from './undo-arrivals.ts'

type Arrivals = z.output<(typeof contract)['body']>['arrivals']

/** The packages that reached Miami, with their weight; or a mistaken scan taken back. All of them or none. */
export async function confirmWarehouse(parts: Parts, actor: Actor, arrivals: Arrivals, received: readonly ReceivedFile[]) {
  const byOrder = new Map(arrivals.map((arrival) => [arrival.orderId, arrival]))
  if (byOrder.size < arrivals.length) throw new DomainError('fieldNotValid', { field: 'arrivals' })
  const names = arrivals.flatMap(({ orderId }, position) => [[orderId, orderId] as const, [String(position), orderId] as const])
  const files = filesOfRequest(received, ['photo'], new Map(names))
  const receiving = () =>
    parts.db.transaction(async (tx) => {
      const parameters = await readParameters(tx)
      const locked = await lock(tx, actor, orderKind, [...byOrder.keys()])
      const isUndone = ({ id }: OrderRow) => byOrder.get(id)?.undo === true
      await undoArrivals(tx, actor, locked.filter(isUndone), parameters)
      const arrived = locked.filter((order) => !isUndone(order))
      const judgement = await judgeWeights(tx, 'MIA', readingsOf(arrived, byOrder), parameters)
      const taken = await withIntakes(tx, parts, actor, arrived, { arrivals: byOrder, files, doubts: judgement.taken })
      await receiveOrders(tx, actor, 'confirmWarehouse', taken, parameters)
      judgement.requireTaken()
      return lock(tx, actor, orderKind, [...byOrder.keys()])
    })
  const orders = await keepingReadings(parts, 'MIA', receiving)
  return { orders: await viewOrders(parts.db, actor, orders) }
}

type ByOrder = ReadonlyMap<string, Arrivals[number]>

/** Beside what was announced; too much for its category is no stop here: the package becomes incomplete. */
const readingsOf = (orders: readonly OrderRow[], arrivals: ByOrder): JudgedReading[] =>
  orders.flatMap((order) => {
    const arrival = arrivals.get(order.id)
    if (!arrival) return []
    const { id: orderId, code, storeWeightInGrams, warehouseWeightInGrams: takenInGrams } = order
    const known = storeWeightInGrams === null ? null : ({ of: 'announced', inGrams: storeWeightInGrams } as const)
    const { weightInGrams, confirmed } = arrival
    return [{ orderId, code, weightInGrams, confirmed, known, takenInGrams, maxWeightInGrams: null }]
  })

type Given = { arrivals: ByOrder; files: readonly OrderFile[]; doubts: Judgement['taken'] }

async function withIntakes(
  db: Db,
  { storage }: Parts,
  actor: Actor,
  orders: readonly OrderRow[],
  { arrivals, files, doubts }: Given,
) {
  const taken = []
  for (const order of orders) {
    const { weightInGrams = 0, dimensionsInMillimetres, confirmed } = arrivals.get(order.id) ?? {}
    const photos = files.filter(({ of }) => of === order.id)
    const fileIds = await storeOrderFiles(db, storage, actor, order, photos)
    taken.push({
      order,
      intake: { weightInGrams, dimensionsInMillimetres, at: now(), fileIds, doubt: doubts.get(order.id), note: confirmed?.note },
    })
  }
  return taken
}
