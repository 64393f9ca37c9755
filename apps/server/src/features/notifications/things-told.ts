// What its client calls what a notification is about.
import { type Title, type Titles, titlesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { get } from '../../records/records.repository.ts'
import { titlesOfBills } from '../bills/billed-orders.repository.ts'
import { dropshippingKind } from '../dropshipping/dropshipping.kind.ts'
import { titleOfRequest } from '../dropshipping/dropshipping-title.ts'
import { titlesOfOrders } from '../orders/lists/order-titles.repository.ts'
import { itemsOfOne } from '../purchases/purchase-items.repository.ts'
import { titleOfPurchase } from '../purchases/purchase-title.ts'
import type { RecordTold } from './places/place-of-record.ts'

/** Nothing of what is no thing, and of what is another client's by now. */
export async function thingsTold(db: Db, clientId: string, about: RecordTold): Promise<Titles | null> {
  if (about.kind === 'bill') return (await titlesOfBills(db, clientId, [about.id])).get(about.id) ?? null
  const titles = await titlesTold(db, clientId, about)
  return titles.length > 0 ? titlesOf(titles) : null
}

async function titlesTold(db: Db, clientId: string, { kind, id }: RecordTold): Promise<Title[]> {
  if (kind === 'order') return titlesOfOrders(db, clientId, [id])
  if (kind === 'purchase') return [titleOfPurchase(await itemsOfOne(db, id))]
  if (kind === 'dropshipping') return [titleOfRequest(await get(db, { userId: clientId, role: 'client' }, dropshippingKind, id))]
  return []
}
