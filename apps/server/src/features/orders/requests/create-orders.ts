import type { ReceivedFile } from '@app/contract'
import type { newRequest as requestSchema } from '@app/contract/orders.contract'
import { type Actor, DomainError, normaliseTracking, type Parameters } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import type { Parts } from '../../../http/parts.ts'
import { create } from '../../../records/create.repository.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { customsOfPackages, itemsIn } from '../../tariffs/customs-of-items.ts'
import { houseCodeFor } from '../lists/order-parts.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { isUnmatched, matchUnmatched } from '../matching/match-unmatched.ts'
import { refuseTakenTracking } from '../matching/taken-tracking.ts'
import { holdClient } from '../order-clients.repository.ts'
import { addItems } from '../order-items.repository.ts'
import { type NewOrder, orderKind } from '../orders.kind.ts'
import { lockOpenOrdersByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { chooseConsignee, choosePickup } from './choose-recipient.ts'
import { newOrders } from './new-orders.ts'
import { filesOfRequest, type OrderFile, storeOrderFiles } from './order-files.ts'
import { requireSendable } from './require-sendable.ts'

type Request = z.output<typeof requestSchema>

/** Packages that a client asks for, or staff for a client: each becomes an order, all or none (domain, sections 4 and 5). */
export async function createOrders({ db, storage }: Parts, actor: Actor, request: Request, received: readonly ReceivedFile[]) {
  const positions = new Map(request.packages.map((_, position) => [String(position), String(position)]))
  const files = filesOfRequest(received, ['invoice', 'tracking', 'photo'], positions)
  const making = () =>
    db.transaction(async (tx) => {
      const parameters = await readParameters(tx)
      requireSendable(request, files, parameters)
      const waiting = await packagesWaiting(tx, request)
      const added = await newRequest(tx, actor, request, waiting, parameters)
      const orders = await create(tx, actor, orderKind, 'create', added, filesOfEach(tx, storage, actor, files))
      const itemsAt = (position: number) => itemsIn(request.category, request.packages[position]?.items ?? [])
      await addItems(tx, new Map(orders.map(({ id }, position) => [id, itemsAt(position)])))
      return meetWaiting(tx, actor, orders, waiting, parameters)
    })
  const orders = await refuseTakenTracking(making, 'packages')
  return { requestNumber: houseCodeFor(actor, orders[0]?.requestNumber ?? ''), orders: await viewOrders(db, actor, orders) }
}

type Waiting = ReadonlyMap<number, OrderRow>

/** The packages of the request, by position, that already wait in Miami. A tracking that any other open order has is refused. */
async function packagesWaiting(db: Db, { packages }: Request): Promise<Waiting> {
  const trackings = packages.map(({ tracking }) => normaliseTracking(tracking))
  const open = await lockOpenOrdersByTracking(db, trackings)
  const waiting = open.map((order) => [trackings.indexOf(order.trackingNormalised ?? ''), order] as const)
  const taken = waiting.find(([, order]) => !isUnmatched(order))
  if (taken) throw new DomainError('trackingTaken', { field: `packages.${taken[0]}.tracking` })
  return new Map(waiting)
}

async function newRequest(db: Db, actor: Actor, request: Request, waiting: Waiting, parameters: Parameters): Promise<NewOrder[]> {
  const clientId = actor.role === 'client' ? (request.clientId ?? actor.userId) : request.clientId
  if (!clientId) throw new DomainError('customerRequired', { field: 'clientId' })
  const client = await holdClient(db, actor, clientId)
  const { category, consigneeAuthorizedNameId, pickupAuthorizedNameId } = request
  const consignee = await chooseConsignee(db, client, category, {
    authorizedNameId: consigneeAuthorizedNameId,
    field: 'consigneeAuthorizedNameId',
  })
  const pickup = await choosePickup(db, client, { authorizedNameId: pickupAuthorizedNameId, field: 'pickupAuthorizedNameId' })
  const requestNumber = await nextCode(db, 'request')
  const { packages } = request
  const items = packages.map((wanted) => wanted.items)
  const customs = await customsOfPackages(db, category, items, (index, at) => `packages.${index}.items.${at}.tariffId`)
  return newOrders(db, { request, customs, requestNumber, client, consignee, pickup, waiting }, parameters)
}

const filesOfEach =
  (db: Db, storage: Parts['storage'], actor: Actor, files: readonly OrderFile[]) => async (order: OrderRow, position: number) => {
    const ofPackage = files.filter(({ of }) => of === String(position))
    return { fileIds: await storeOrderFiles(db, storage, actor, order, ofPackage) }
  }

async function meetWaiting(db: Db, actor: Actor, orders: readonly OrderRow[], waiting: Waiting, parameters: Parameters) {
  const met: OrderRow[] = []
  for (const [position, order] of orders.entries()) {
    const unmatched = waiting.get(position)
    met.push(unmatched ? await matchUnmatched(db, actor, { order, unmatched }, parameters) : order)
  }
  return met
}
