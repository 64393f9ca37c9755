import type { ReceivedFile } from '@app/contract'
import type { createUnmatched as contract } from '@app/contract/order-actions.contract'
import { type Actor, businessDay, DomainError, ORDERS, type Parameters } from '@app/domain'
import type { z } from 'zod'
import { now } from '../../../clock.ts'
import { nextCode } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import { create } from '../../../records/create.repository.ts'
import { only } from '../../../records/only.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { refuseTakenTracking } from '../matching/taken-tracking.ts'
import { requiredTracking, trackingColumns } from '../matching/tracking-columns.ts'
import { type NewOrder, orderKind } from '../orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { filesOfRequest, storeOrderFiles, THE_ONLY_ONE } from '../requests/order-files.ts'
import { receiveOrders } from './receive-orders.ts'

type Found = z.output<(typeof contract)['body']>

/** A package that reached Miami and matches no order. If an order does match, it is received as that one. */
export async function createUnmatched({ db, storage }: Parts, actor: Actor, found: Found, received: readonly ReceivedFile[]) {
  const photos = filesOfRequest(received, ['photo'], THE_ONLY_ONE)
  const registering = () =>
    db.transaction(async (tx) => {
      const [expected] = await lockOpenOrdersByTracking(tx, [requiredTracking(found.tracking)])
      if (expected && !isExpected(expected)) throw new DomainError('trackingTaken', { field: 'tracking' })
      const filesOf = (order: OrderRow) => storeOrderFiles(tx, storage, actor, order, photos)
      if (!expected) return addUnmatched(tx, actor, found, filesOf)
      return receive(tx, actor, expected, found, await filesOf(expected), await readParameters(tx))
    })
  return only(await viewOrders(db, actor, [await refuseTakenTracking(registering, 'tracking')]))
}

/** Somebody's order that waits for its package, even if it lacks something. */
const isExpected = ({ status, intakeAt }: OrderRow): boolean => ORDERS.announced.includes(status) && intakeAt === null

async function addUnmatched(db: Db, actor: Actor, found: Found, filesOf: (order: OrderRow) => Promise<string[]>) {
  const { tracking, weightInGrams, description, labelText } = found
  const order: NewOrder = {
    code: await nextCode(db, 'order'),
    requestNumber: await nextCode(db, 'request'),
    service: 'COU',
    ...trackingColumns(tracking),
    description,
    labelText,
    warehouseWeightInGrams: weightInGrams,
    orderDate: businessDay(now()),
    intakeAt: now(),
  }
  const said = async (added: OrderRow) => ({ place: 'MIA', fileIds: await filesOf(added) }) as const
  return only(await create(db, actor, orderKind, 'createUnmatched', [order], said))
}

async function receive(
  db: Db,
  actor: Actor,
  order: OrderRow,
  { weightInGrams }: Found,
  fileIds: string[],
  parameters: Parameters,
) {
  const intake = { weightInGrams, at: now(), fileIds }
  const [receivedOrder] = await receiveOrders(db, actor, 'confirmWarehouse', [{ order, intake }], parameters)
  return receivedOrder ?? order
}
