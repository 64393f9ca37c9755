import type { Answer, orderReading as contract, Received, ReceivedFile } from '@app/contract'
import { type Actor, DomainError, normaliseTracking } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { plainText } from '../../../db/search.ts'
import type { Parts } from '../../../http/parts.ts'
import { limitTries } from '../../rate-limits/limit-tries.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { holdClient } from '../order-clients.repository.ts'
import { findOrdersOfClientByStoreNumber, findOrdersOfClientByTracking } from '../orders.repository.ts'
import type { OrderRow } from '../orders.table.ts'
import { kindOfFile } from './kind-of-file.ts'
import { readInThread } from './read-in-thread.ts'
import type { FileReading, ToRead } from './reading-of-file.ts'

type Request = Received<typeof contract.readOrderMail>['body']
type Given = { request: Request; files: readonly ReceivedFile[] }

/** Reads and keeps nothing. @throws fieldRequired, fieldNotValid, fileTypeNotAllowed, clientNotFound, tooManyRequests */
export async function readOrderMail(
  { db, outsideDb }: Pick<Parts, 'db' | 'outsideDb'>,
  actor: Actor,
  { request, files }: Given,
): Promise<Answer<typeof contract.readOrderMail>> {
  const clientId = await clientOf(db, actor, request)
  const toRead = await toReadOf(request, files)
  await limitTries({ outsideDb }, { orderReading: actor.userId })
  const reading = await readInThread(toRead)
  const known = clientId ? await knownOf(db, actor, clientId, reading) : null
  return { ...reading, known }
}

/** Null where staff name nobody: then no package is known. */
async function clientOf(db: Db, actor: Actor, { clientId }: Request): Promise<string | null> {
  if (clientId) await holdClient(db, actor, clientId)
  return clientId ?? (actor.role === 'client' ? actor.userId : null)
}

async function toReadOf({ text }: Request, files: readonly ReceivedFile[]): Promise<ToRead> {
  const [file, another] = files
  const stray = another ?? files.find(({ field }) => field !== 'mail')
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  if (file && text) throw new DomainError('fieldNotValid', { field: 'text' })
  if (!file && !text) throw new DomainError('fieldRequired', { field: 'text' })
  if (!file) return { kind: 'text', text }
  const content = await file.read()
  const kind = kindOfFile(content)
  if (!kind) throw new DomainError('fileTypeNotAllowed', { file: file.name, allowed: ['application/pdf', 'message/rfc822'] })
  return { kind, content }
}

/** The newest of the client's packages that has one of the trackings, else the number of the store's order. */
async function knownOf(db: Db, actor: Actor, clientId: string, reading: FileReading) {
  const trackings = reading.trackings.map(normaliseTracking)
  const tracked = trackings.length > 0 ? await findOrdersOfClientByTracking(db, clientId, trackings) : []
  const found = tracked.length > 0 ? tracked : await numberedAlike(db, clientId, reading)
  const [order] = await viewOrders(db, actor, found.slice(-1))
  return order ? { orderId: order.id, title: order.title, code: order.code } : null
}

/** Stores number alike, so the store must not be another; and one that is sent in several boxes has a tracking number for each. */
async function numberedAlike(db: Db, clientId: string, { orderNumber, store, trackings }: FileReading): Promise<OrderRow[]> {
  if (orderNumber === '') return []
  const found = await findOrdersOfClientByStoreNumber(db, clientId, orderNumber)
  return found.filter((order) => isSameStore(order.store, store) && (trackings.length === 0 || order.tracking === null))
}

const isSameStore = (one: string, other: string): boolean => one === '' || other === '' || plainText(one) === plainText(other)
