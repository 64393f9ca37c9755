import * as bundles from '@app/contract/endpoints/bundles'
import * as incidents from '@app/contract/endpoints/incidents'
import * as orderActions from '@app/contract/endpoints/order-actions'
import * as matching from '@app/contract/endpoints/order-matching'
import * as orders from '@app/contract/endpoints/orders'
import type { Order } from '@app/contract/orders.contract'
import { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { mustLookFirst, type QueueEntry, type SendOutcome } from './queue-machine.ts'
import { findEntry, photosOf } from './queue-store.ts'
import type { ReceiptKind, ScanRefusal, ScanResult } from './scan-task.ts'

/** Not a refusal, but a moment to come back: nothing heard, too many calls, not now, the same call still running, no session. */
const COME_BACK = (status: number, code: string): boolean =>
  status === 0 || status === 401 || status === 408 || status === 429 || status >= 500 || code === 'requestInProgress'

/** Sends one entry. Whatever goes wrong on the way is an outcome too. */
export async function performTask(entry: QueueEntry): Promise<SendOutcome> {
  try {
    return { kind: 'done', result: await perform(entry) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, details } = error
    return COME_BACK(status, code) ? { kind: 'later' } : { kind: 'refused', refusal: { code, message, details } }
  }
}

/** Before it is sent for the first time: null, or that somebody else has received it meanwhile. */
export async function lookFirst(entry: QueueEntry): Promise<ScanRefusal | null> {
  const { task } = entry
  if (!mustLookFirst(entry) || task.kind !== 'receive') return null
  const order = await call(orders.getOrder, { params: { id: task.arrival.orderId } })
  if (!order.intakeAt || order.status === 'removed') return null
  const details = { weightInGrams: order.weights.warehouseInGrams, at: order.intakeAt, code: order.code }
  return { code: 'receivedElsewhere', message: 'Received meanwhile', details }
}

function perform(entry: QueueEntry): Promise<ScanResult> {
  const { task } = entry
  switch (task.kind) {
    case 'receive':
      return receive(entry, task.arrival)
    case 'unmatched':
      return registerUnmatched(entry, task)
    case 'undo':
      return undo(entry, task.of)
    case 'arrive':
      return arrive(entry, task.bundleId)
    case 'incident':
      return report(entry, task)
  }
}

type Task<Kind> = Extract<QueueEntry['task'], { kind: Kind }>

async function receive(entry: QueueEntry, arrival: Task<'receive'>['arrival']): Promise<ScanResult> {
  const { idempotencyKey } = entry
  const files = (await photosOf(entry)).map((file) => ({ field: `photo-${arrival.orderId}`, file }))
  const answer = await call(orderActions.confirmWarehouse, { body: { arrivals: [arrival] } }, { files, idempotencyKey })
  return resultOf(answer.orders[0], 'received')
}

async function registerUnmatched(entry: QueueEntry, { body, clientId }: Task<'unmatched'>): Promise<ScanResult> {
  const { idempotencyKey } = entry
  const files = (await photosOf(entry)).map((file) => ({ field: 'photo', file }))
  const order = await call(orderActions.createUnmatched, { body }, { files, idempotencyKey })
  if (!clientId || order.client) return resultOf(order, order.client ? 'received' : 'unmatched')
  const owned = await call(
    matching.updateOrderClient,
    { params: { id: order.id }, body: { clientId } },
    { idempotencyKey: `${idempotencyKey}:client` },
  )
  return resultOf(owned, 'received')
}

/** What has become of the entry says how it is taken back. */
async function undo({ idempotencyKey }: QueueEntry, of: string): Promise<ScanResult> {
  const undone = await findEntry(of)
  const { result, task } = undone ?? {}
  const nothing: ScanResult = { kind: 'undone', id: '', code: '', reasons: [], note: '' }
  if (!result || !task) return nothing
  const { id, code } = result
  if (task.kind === 'unmatched' && result.kind === 'unmatched')
    await call(orderActions.removeOrders, { body: { orderIds: [id] } }, { idempotencyKey })
  else {
    const weightInGrams = undone?.label.weightInGrams ?? 1
    const arrivals = [{ orderId: id, weightInGrams, undo: true as const }]
    await call(orderActions.confirmWarehouse, { body: { arrivals } }, { idempotencyKey })
  }
  return { ...nothing, id, code }
}

async function arrive({ idempotencyKey }: QueueEntry, bundleId: string): Promise<ScanResult> {
  const { bundles: arrived } = await call(bundles.confirmBundleArrival, { body: { bundleIds: [bundleId] } }, { idempotencyKey })
  return { kind: 'arrived', id: bundleId, code: arrived[0]?.code ?? '', reasons: [], note: '' }
}

async function report(entry: QueueEntry, { orderId, body }: Task<'incident'>): Promise<ScanResult> {
  const { idempotencyKey } = entry
  const files = (await photosOf(entry)).map((file, position) => ({ field: `photo-${position}`, file }))
  const { order } = await call(incidents.openIncident, { params: { id: orderId }, body }, { files, idempotencyKey })
  return { kind: 'reported', id: orderId, code: order.code, reasons: [], note: '' }
}

function resultOf(order: Order | undefined, usual: ReceiptKind): ScanResult {
  if (!order) throw new Error('the answer names no package')
  const { id, code, status, missing: reasons, missingNote: note } = order
  return { kind: status === 'incomplete' ? 'incomplete' : usual, id, code, reasons, note }
}
