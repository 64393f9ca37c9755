// What the running product says of a path's records, and what the model says that it must be.
import { accounts, bills, earnings, orders, purchases } from '@app/contract'
import { signedInAs } from '../../testing/world.ts'
import { dueOf, type Parcel, type State } from '../dead-ends/truth.ts'
import { administrator, type World } from './world.ts'

// biome-ignore format: a table reads best as a table
const STATUS_OF_ORDER: Readonly<Record<Parcel['status'], string>> = {
  announced: 'inReview', stuck: 'incomplete', miami: 'inWarehouseMIA', sended: 'sended', arrived: 'arrived',
  quito: 'inWarehouseUIO', billed: 'pendingOfPay', paid: 'paid', delivered: 'receivedAndDelivered', closed: 'removed',
}
const STATUS_OF_PURCHASE = { none: '', asked: 'pendingChanges', accepted: 'accepted', bought: 'reviewed', cancelled: 'removed' }

/** What a test compares; `offered` apart: the model must find each step of its own among it. */
export type Seen = {
  orders: { status: string; outcome: string | null }[][]
  account: { toPayInCents: number; creditInCents: number; heldInCents: number }
  bill: { status: string; dueInCents: number } | null
  purchase: string
  /** To the associate, less what was taken back after it was paid: a package that goes on again may be both. */
  owedInCents: number
}

export async function seenIn({
  associate,
  client,
  parcels,
  billId,
  purchase,
}: World): Promise<{ seen: Seen; offered: string[][] }> {
  const found = await Promise.all(
    parcels.map(({ orderIds }) => Promise.all(orderIds.map((id) => administrator.call(orders.getOrder, { params: { id } })))),
  )
  const account = await administrator.call(accounts.getAccount, { query: { clientId: client.id } })
  const bill = billId ? await administrator.call(bills.getBill, { params: { id: billId } }) : null
  const bought = purchase ? await administrator.call(purchases.getPurchase, { params: { id: purchase.id } }) : null
  const { totals } = await signedInAs(associate).call(earnings.listEarnings, { query: { limit: 1 } })
  return {
    seen: {
      orders: found.map((list) => list.map(({ status, outcome }) => ({ status, outcome }))),
      account: { toPayInCents: account.toPayInCents, creditInCents: account.creditInCents, heldInCents: account.heldInCents },
      bill: bill && { status: bill.status, dueInCents: bill.dueInCents },
      purchase: bought?.status ?? '',
      owedInCents: totals.collectedInCents - totals.toTakeOffInCents,
    },
    offered: found.map(([first]) => first?.allowedActions ?? []),
  }
}

export function expectedIn({ parcels, purchase, billId }: World, state: State): Seen {
  const { creditInCents, heldInCents } = state
  const dueInCents = dueOf(state)
  return {
    orders: parcels.map(({ orderIds }, index) => orderIds.map(() => orderOf(state, index))),
    account: {
      toPayInCents: dueInCents + Math.max(0, -creditInCents),
      creditInCents: Math.max(0, creditInCents),
      heldInCents,
    },
    bill: billId ? { status: statusOfBill(state), dueInCents } : null,
    purchase: purchase ? STATUS_OF_PURCHASE[state.purchase] : '',
    owedInCents: state.parcels.reduce((total, parcel) => total + owedOf(parcel), 0),
  }
}

/** What waits for its money is not collected. */
const owedOf = ({ status, earnedInCents: earned, earningPaidInCents: paid }: Parcel): number =>
  status === 'billed' ? Math.min(0, earned - paid) : earned - paid

function orderOf({ parcels, purchase }: State, index: number): Seen['orders'][number][number] {
  const { status = 'announced', outcome = null } = parcels[index] ?? {}
  // What the house bought is reviewed as it is made.
  const isBought = status === 'announced' && purchase === 'bought'
  return { status: isBought ? 'reviewed' : STATUS_OF_ORDER[status], outcome }
}

function statusOfBill({ bill, parcels }: State): string {
  if (bill !== 'charged') return bill === 'open' ? 'pendingPayment' : 'inactive'
  const isOver = parcels.every(({ status }) => status === 'delivered' || status === 'closed')
  return isOver && parcels.some(({ status }) => status === 'delivered') ? 'delivered' : 'charged'
}
