import type { ReceivedFile } from '@app/contract'
import type { completeOrder as contract } from '@app/contract/order-actions.contract'
import {
  type Actor,
  DomainError,
  fitsCategory,
  goodsOf,
  limitDetails,
  limitProblemOf,
  normaliseTracking,
  type Parameters,
} from '@app/domain'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { actOnOrders } from './act-on-orders.ts'
import { isUnmatched, matchUnmatched } from './match-unmatched.ts'
import { clientsOf } from './order-clients.repository.ts'
import { filesOfRequest, type OrderFile, storeOrderFiles, THE_ONLY_ONE } from './order-files.ts'
import { replaceItems } from './order-items.repository.ts'
import { getOrder, lockOpenOrdersByTracking, type Move } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'
import { viewOrders } from './orders.view.ts'
import { requireAnswered } from './require-answered.ts'
import { refuseTakenTracking } from './taken-tracking.ts'
import { trackingColumns } from './tracking-columns.ts'
import { resumed } from './update-incomplete.ts'
import { valueChanges } from './value-changes.ts'

type Answer = z.output<(typeof contract)['body']>

/** The owner gives what an incomplete order lacks; staff look at it next. */
export async function completeOrder(parts: Parts, actor: Actor, id: string, answer: Answer, received: readonly ReceivedFile[]) {
  const files = filesOfRequest(received, ['invoice', 'tracking', 'photo'], THE_ONLY_ONE)
  const completing = parts.db.transaction(async (tx) => {
    await getOrder(tx, actor, id)
    const locked = await lockOpenOrdersByTracking(tx, [normaliseTracking(answer.tracking ?? '')], [id])
    const order = locked.find((one) => one.id === id)
    if (!order) throw new DomainError('orderNotFound', { ids: [id] })
    const other = locked.find((one) => one.id !== id)
    const parameters = await readParameters(tx)
    const completed = await complete(tx, parts, actor, { order, answer, files, keepsTracking: other !== undefined }, parameters)
    return other ? goOnWith(tx, completed, other, parameters) : completed
  })
  const [view] = await viewOrders(parts.db, actor, [await refuseTakenTracking(completing, 'tracking')])
  if (!view) throw new DomainError('orderNotFound', { ids: [id] })
  return view
}

type Given = { order: OrderRow; answer: Answer; files: readonly OrderFile[]; keepsTracking: boolean }

async function complete(db: Db, { storage }: Parts, actor: Actor, given: Given, parameters: Parameters): Promise<OrderRow> {
  const { order, answer, files, keepsTracking } = given
  requireAnswered(order, answer, files)
  requireValueWithin(order, answer, parameters)
  const clients = await clientsOf(db, [order])
  const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
  if (answer.items) await replaceItems(db, order.id, answer.items)
  const fileIds = await storeOrderFiles(db, storage, actor, order, files)
  const changes: Move['changes'] = {
    ...(answer.tracking && !keepsTracking ? trackingColumns(answer.tracking) : {}),
    ...(answer.items ? valueChanges({ ...order, productValueInCents: goodsOf(answer.items) }, hasDiscount, parameters) : {}),
    ...(answer.comment ? { comment: answer.comment } : {}),
  }
  const event = { note: answer.comment, fileIds }
  const [completed] = await actOnOrders(db, actor, 'completeIncomplete', [order], () => changes, event)
  return completed ?? order
}

/** The weight is not theirs to change, so only the value is held against the category. */
function requireValueWithin({ category }: OrderRow, { items }: Answer, parameters: Parameters): void {
  const contents = { weightInGrams: 0, valueInCents: goodsOf(items ?? []) }
  if (fitsCategory(category, contents, parameters)) return
  throw new DomainError(limitProblemOf(category), { field: 'items', ...limitDetails(category, contents, parameters) })
}

/** The tracking turns out to be that of a package which waits in Miami. If nothing else was asked for, nothing is left to look at. */
async function goOnWith(db: Db, completed: OrderRow, unmatched: OrderRow, parameters: Parameters): Promise<OrderRow> {
  if (!isUnmatched(unmatched) || completed.intakeAt !== null) throw new DomainError('trackingTaken', { field: 'tracking' })
  const wasOnlyTracking = completed.missing.every((missing) => missing === 'tracking')
  const [order] = wasOnlyTracking ? await actOnOrders(db, THE_HOUSE, 'resume', [completed], resumed) : [completed]
  return matchUnmatched(db, THE_HOUSE, { order: order ?? completed, unmatched }, parameters)
}
