import { ADMINISTRATOR_PATHS, addressOf, bundleAddress, clientAddress } from '@app/contract/paths'
import type { Found } from '@app/contract/search.contract'
import { type Actor, USER_TYPES } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { listBills } from '../bills/bills-lists.repository.ts'
import { listBundles } from '../bundles/bundles-lists.repository.ts'
import { listManifests } from '../manifests/manifests-lists.repository.ts'
import { locationOf } from '../notifications/order-news.ts'
import { placeOfBill } from '../notifications/place-of-bill.ts'
import { listOrders } from '../orders/lists/orders-lists.repository.ts'
import { personView } from '../users/user.view.ts'
import { listUsers } from '../users/users-lists.repository.ts'

/** The newest few of each kind; lists ask for one row more than a page has. */
const FEW = { page: 1, limit: 5, mode: 'desc' } as const

/** What somebody may see and calls by this; what is typed is compared as every list compares it. */
export async function search(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const found = await Promise.all([
    orders(db, actor, q),
    clients(db, actor, q),
    bundles(db, actor, q),
    manifests(db, actor, q),
    bills(db, actor, q),
  ])
  return found.flatMap((ofOneKind) => ofOneKind.slice(0, FEW.limit))
}

async function orders(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const { rows } = await listOrders(db, actor, { q }, FEW)
  return rows.map(({ id, code, description, tracking, status }) => {
    const location = locationOf(actor.role, status, id)
    return { kind: 'order', id, code, title: [description, tracking].filter(Boolean).join(' · '), status, location }
  })
}

async function clients(db: Db, { role, userId }: Actor, q: string): Promise<Found[]> {
  if (role === 'client') return []
  const own = role === 'associate' ? { associateId: userId } : {}
  const rows = await listUsers(db, { types: [USER_TYPES.client], ...own }, { ...FEW, q })
  return rows.map((row) => {
    const { id, code, name } = personView(row)
    return { kind: 'client', id, code, title: name, status: null, location: clientAddress(role, id) }
  })
}

async function bundles(db: Db, actor: Actor, q: string): Promise<Found[]> {
  const { role } = actor
  if (role === 'client') return []
  const rows = await listBundles(db, actor, { q }, FEW)
  return rows.map(({ id, code, consigneeName, childGuideNumber, status }) => {
    const title = [consigneeName, childGuideNumber].filter(Boolean).join(' · ')
    return { kind: 'bundle', id, code, title, status, location: bundleAddress(role, id) }
  })
}

async function manifests(db: Db, { role }: Actor, q: string): Promise<Found[]> {
  if (role !== 'administrator') return []
  const rows = await listManifests(db, { q }, FEW)
  return rows.map(({ id, code, guideNumber, airline, status }) => {
    const title = [guideNumber, airline].filter(Boolean).join(' · ')
    return { kind: 'manifest', id, code, title, status, location: addressOf(ADMINISTRATOR_PATHS.manifests, { open: id }) }
  })
}

async function bills(db: Db, actor: Actor, q: string): Promise<Found[]> {
  if (actor.role === 'associate') return []
  const rows = await listBills(db, actor, { q }, FEW)
  return rows.map(({ id, code, invoiceOwnerName, status }) => {
    return { kind: 'bill', id, code, title: invoiceOwnerName, status, location: placeOfBill(actor.role, status, id) }
  })
}
