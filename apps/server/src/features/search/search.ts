import { listBills } from '@app/contract/bills.contract'
import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, clientAddress } from '@app/contract/paths'
import type { Found } from '@app/contract/search.contract'
import { type Actor, hasDuty, titlesOf, USER_TYPES } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { allBills } from '../bills/bills.lists.ts'
import { allBundles } from '../bundles/bundles.lists.ts'
import { allManifests } from '../manifest-records/manifests.lists.ts'
import { locationOf } from '../notifications/order-news.ts'
import { placeOfBill } from '../notifications/places/place-of-bill.ts'
import { titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { allOrders } from '../orders/lists/orders.lists.ts'
import { personView } from '../people/person.view.ts'
import { nearestClients } from '../users/nearest-clients.repository.ts'
import { allUsers, ownClients } from '../users/users.lists.ts'
import { FEW } from './few.ts'
import { foundPayments, foundSettlements } from './found-money.ts'
import { foundDropshipping, foundPurchases } from './found-requests.ts'

/** What somebody may see and calls by this; what is typed is compared as every list compares it. */
export async function search(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const found = await Promise.all([
    orders(db, actor, q),
    foundPurchases(db, actor, q),
    foundDropshipping(db, actor, q),
    clients(db, actor, q),
    bundles(db, actor, q),
    manifests(db, actor, q),
    bills(db, actor, q),
    foundPayments(db, actor, q),
    foundSettlements(db, actor, q),
  ])
  const few = found.flatMap((ofOneKind) => ofOneKind.slice(0, FEW.limit))
  return few.length > 0 ? few : near(db, actor, q)
}

/** A number that is nearly right is another one; a name is a slip of the hand. */
const MAY_BE_A_NAME = /^[^\d@]*\p{L}{4}[^\d@]*$/u

/** Where nothing is called so: whom staff may have meant. */
async function near(db: Db, actor: Actor, q: string): Promise<Found[]> {
  if (actor.role === 'client' || !MAY_BE_A_NAME.test(q)) return []
  const rows = await nearestClients(db, actor, q, FEW)
  return rows.map((row) => ({ ...clientFound(actor, personView(row)), isNear: true }))
}

async function orders(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const rows = await allOrders.find({ db, actor }, { ...FEW, q })
  return rows.map((order) => {
    const { id, code, description, tracking, status, outcome } = order
    const location = locationOf(actor.role, status, id)
    const title = [description, tracking].filter(Boolean).join(' · ')
    return { kind: 'order', id, code, title, things: titlesOf([titleOfOrder(order)]), status, outcome, location }
  })
}

async function clients(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const { role } = actor
  if (role === 'client') return []
  const asked = { ...FEW, q }
  const isAssociate = role === 'associate'
  const rows = await (isAssociate
    ? ownClients.find({ db, actor }, asked)
    : allUsers.find({ db, actor }, { ...asked, type: USER_TYPES.client }))
  return rows.map((row) => clientFound(actor, personView(row)))
}

function clientFound({ role }: Actor, { id, code, name }: ReturnType<typeof personView>): Found {
  const location = clientAddress(role === 'associate' ? role : 'administrator', id)
  return { kind: 'client', id, code, title: name, things: null, status: null, outcome: null, location }
}

async function bundles(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const { role } = actor
  if (role === 'client') return []
  const rows = await allBundles.find({ db, actor }, { ...FEW, q })
  return rows.map(({ id, code, consigneeName, childGuideNumber, status }) => {
    const title = [consigneeName, childGuideNumber].filter(Boolean).join(' · ')
    return { kind: 'bundle', id, code, title, things: null, status, outcome: null, location: bundleAddress(role, id) }
  })
}

async function manifests(db: Db, actor: Actor, q: string): Promise<Found[]> {
  if (actor.role !== 'administrator') return []
  const rows = await allManifests.find({ db, actor }, { ...FEW, q })
  return rows.map(({ id, code, guideNumber, airline, status }) => {
    const title = [guideNumber, airline].filter(Boolean).join(' · ')
    return {
      kind: 'manifest',
      id,
      code,
      title,
      things: null,
      status,
      outcome: null,
      location: addressOf(ADMINISTRATOR_PATHS.manifests, { open: id }),
    }
  })
}

async function bills(db: Db, actor: Actor, q: string): Promise<Found[]> {
  if (actor.role === 'associate' || !hasDuty(actor, listBills.duties)) return []
  const rows = await allBills.find({ db, actor }, { ...FEW, q })
  return rows.map(({ id, code, invoiceOwnerName, orders, status }) => {
    return {
      kind: 'bill',
      id,
      code,
      title: invoiceOwnerName,
      things: titlesOf(orders.map(titleOfOrder)),
      status,
      outcome: null,
      location: placeOfBill(actor.role, status, id),
    }
  })
}
