// Purchases and quotes that were asked for, as the search finds them.
import type { Found } from '@app/contract/search.contract'
import { type Actor, titlesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { allDropshipping } from '../dropshipping/dropshipping.lists.ts'
import { titleOfRequest } from '../dropshipping/dropshipping-title.ts'
import { placeOfDropshipping, placeOfPurchase } from '../notifications/places/place-of-request.ts'
import { titleOfPurchase } from '../purchases/purchase-title.ts'
import { allPurchases } from '../purchases/purchases.lists.ts'
import { FEW } from './few.ts'

export async function foundPurchases(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const rows = await allPurchases.find({ db, actor }, { ...FEW, q })
  return rows.map(({ id, code, status, items }) => ({
    kind: 'purchase',
    id,
    code,
    title: items.map(({ description }) => description).join(' · '),
    things: titlesOf([titleOfPurchase(items)]),
    status,
    outcome: null,
    location: placeOfPurchase(actor.role, status, id),
  }))
}

export async function foundDropshipping(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const rows = await allDropshipping.find({ db, actor }, { ...FEW, q })
  return rows.map((request) => {
    const { id, code, description: title, status } = request
    const [things, location] = [titlesOf([titleOfRequest(request)]), placeOfDropshipping(actor.role, status, id)]
    return { kind: 'dropshipping', id, code, title, things, status, outcome: null, location }
  })
}
