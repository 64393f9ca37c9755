import type { HomeTask, HomeTaskKind } from '@app/contract/fields/client-home'
import {
  businessDay,
  initialParameterValues,
  MISSING,
  openSaving,
  readRetailParameters,
  type Title,
  type Titles,
} from '@app/domain'
import { now } from '../../clock.ts'
import { titleOfRequest } from '../dropshipping/dropshipping-title.ts'
import { titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { titleOfPurchase } from '../purchases/purchase-title.ts'
import type { HomeFigures } from './client-home.repository.ts'
import type { FirstOf } from './first-of.ts'
import { MOST_TASKS_OF_A_KIND } from './home-packages.repository.ts'

type Waiting = { tasks: HomeTask[]; more: { kind: HomeTaskKind; count: number }[] }
type ReadyBill = HomeFigures['ready']['first'][number]
type OrderAtHome = HomeFigures['incomplete']['first'][number]

/** What waits for the client, most urgent first; `ready` is without what the hero says. */
export function tasksOf(home: HomeFigures, ready: FirstOf<ReadyBill>): Waiting {
  const found = [
    of('proofRefused', home.refused, (bill) => ({ billId: bill.id, things: thingsOf(bill), reason: bill.reason ?? '' })),
    of('quote', home.quoted, quoteTask),
    of('answer', home.proposed, ({ id, totalInCents, items }) => ({
      ...{ purchaseId: id, title: titleOfPurchase(items), totalInCents },
    })),
    of('complete', home.incomplete, (order) => ({ ...orderTask(order), missing: missingOf(order) })),
    of('incident', home.withIncident, orderTask),
    of('pay', home.toPay, (bill) => ({ billId: bill.id, things: thingsOf(bill), dueInCents: bill.dueInCents })),
    of('bill', onceOf(home.toBill), () => ({ things: titlesOfAll(home.toBill.first.map(titleOfOrder), home.toBill.count) })),
    of('collect', ready, readyTask),
    of('bundle', savingIn(home), ({ packages, savingInCents }) => ({ packages, savingInCents })),
  ]
  return { tasks: found.flatMap(({ tasks }) => tasks), more: found.flatMap(({ more }) => more) }
}

export const readyTask = (bill: ReadyBill) => ({ billId: bill.id, things: thingsOf(bill), pickupName: bill.pickupName })

export const missingOf = ({ missing }: OrderAtHome) => MISSING.filter((what) => missing.includes(what))

type TaskOf<Kind extends HomeTaskKind> = Omit<Extract<HomeTask, { kind: Kind }>, 'kind'>

function of<Kind extends HomeTaskKind, Row>(
  kind: Kind,
  { count, first }: FirstOf<Row>,
  taskOf: (row: Row) => TaskOf<Kind>,
): Waiting {
  const tasks = first.slice(0, MOST_TASKS_OF_A_KIND).map((row) => ({ kind, ...taskOf(row) }) as unknown as HomeTask)
  return { tasks, more: count > tasks.length ? [{ kind, count: count - tasks.length }] : [] }
}

/** One act for all of them. */
const onceOf = <Row>({ first }: FirstOf<Row>): FirstOf<Row> => ({ count: Math.min(first.length, 1), first: first.slice(0, 1) })

const orderTask = (order: OrderAtHome) => ({ orderId: order.id, title: titleOfOrder(order) })

function quoteTask({
  id,
  description,
  quotedPriceInCents,
  quoteLastDay,
}: HomeFigures['quoted']['first'][number]): TaskOf<'quote'> {
  const lastDay = quoteLastDay ?? ''
  const isExpired = businessDay(now()) > lastDay
  return { requestId: id, title: titleOfRequest({ description }), totalInCents: quotedPriceInCents ?? 0, lastDay, isExpired }
}

const thingsOf = ({ things, thingCount }: Pick<ReadyBill, 'things' | 'thingCount'>): Titles =>
  titlesOfAll(things.map(titleOfOrder), thingCount)

const titlesOfAll = (titles: Title[], count: number): Titles => ({ titles, count })

function savingIn({ toShare, inForce }: HomeFigures): FirstOf<{ packages: number; savingInCents: number }> {
  const saving = openSaving(toShare, readRetailParameters({ ...initialParameterValues(), ...inForce }))
  return saving.savingInCents > 0 ? { count: 1, first: [saving] } : { count: 0, first: [] }
}
