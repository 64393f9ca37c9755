// The list on which whoever reads a notification finds the record that it is about, as it is by then, open.
import type { NotificationPayload } from '@app/contract/notifications.contract'
import { ADMINISTRATOR_PATHS, addressOf, CLIENT_PATHS, conversationAddress } from '@app/contract/paths'
import { APPROVAL_STATUSES, DROPSHIPPING_STATUSES, ORDER_STATUSES, PURCHASE_STATUSES, type Role, roleOf } from '@app/domain'
import { z } from 'zod'
import type { Db } from '../../../db/db.ts'
import { get } from '../../../records/records.repository.ts'
import { billKind } from '../../bills/bills.kind.ts'
import { getBillOfOrder } from '../../bills/bills-lists.repository.ts'
import { purchaseKind } from '../../purchases/purchases.kind.ts'
import type { Account } from '../../users/users.repository.ts'
import { locationOf } from '../order-news.ts'
import { beside, billStatusOf, placeOfBill } from './place-of-bill.ts'
import { placeOfDropshipping, placeOfPurchase } from './place-of-request.ts'

/** The record that a notification is about. */
export type RecordTold = {
  kind: 'order' | 'bill' | 'purchase' | 'dropshipping' | 'payment' | 'refund' | 'approval' | 'conversation'
  /** Of a conversation its client's. */
  id: string
}
type Moved = Pick<NotificationPayload, 'to'>

export async function placeOfRecord(db: Db, account: Account, about: RecordTold, moved: Moved): Promise<string> {
  const role = roleOf(account)
  const reader = { userId: account.id, role }
  if (about.kind === 'order') return placeOfOrder(db, reader, about.id, moved)
  if (about.kind === 'bill') return placeOfBill(role, (await get(db, reader, billKind, about.id)).status, about.id)
  if (about.kind === 'purchase') {
    const { status } = await get(db, reader, purchaseKind, about.id)
    return placeOfPurchase(role, z.enum(PURCHASE_STATUSES).parse(status), about.id)
  }
  if (about.kind === 'dropshipping') return placeOfDropshipping(role, z.enum(DROPSHIPPING_STATUSES).parse(moved.to), about.id)
  if (about.kind === 'approval') return placeOfApproval(about.id, moved)
  if (about.kind === 'conversation') return conversationAddress(role, about.id)
  return accountPage(role, about)
}

type Reader = { userId: string; role: Role }

/** Billed, paid and handed over it is on its bill: a client finds that open. */
async function placeOfOrder(db: Db, reader: Reader, orderId: string, { to }: Moved): Promise<string> {
  const status = z.enum(ORDER_STATUSES).parse(to)
  if (reader.role !== 'client' || billStatusOf(status) === undefined) return locationOf(reader.role, status, orderId)
  const bill = await getBillOfOrder(db, reader, orderId)
  return placeOfBill(reader.role, bill.status, bill.id)
}

/** Clients see what came and went in their statement; the office has a list of refunds. */
const accountPage = (role: Role, { kind, id }: RecordTold): string =>
  role === 'administrator' && kind === 'refund'
    ? addressOf(ADMINISTRATOR_PATHS.refunds, { open: id })
    : addressOf(CLIENT_PATHS.payments, { view: 'account' })

const placeOfApproval = (id: string, { to }: Moved): string =>
  addressOf(ADMINISTRATOR_PATHS.approvals, { view: beside('asked', z.enum(APPROVAL_STATUSES).parse(to)), open: id })
