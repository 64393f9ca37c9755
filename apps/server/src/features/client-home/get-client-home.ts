import type { ClientHome, HomePackage } from '@app/contract/fields/client-home'
import { CLIENT_PLACE_NAMES } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import * as company from '../company/company.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { daysLateOf } from '../orders/orders.kind.ts'
import { type HomeFigures, readHome } from './client-home.repository.ts'
import { missingOf, readyTask, tasksOf } from './home-tasks.ts'

/** All that a client's home shows: what waits for them, and where their packages are. */
export async function getClientHome(db: Db, { userId }: Doer): Promise<ClientHome> {
  const [[home], { miamiAddress }] = await Promise.all([readHome(db, { userId, now: now().toISOString() }), company.get(db)])
  if (!home) throw new Error('the home has no row')
  const [toCollect, ...others] = home.ready.first
  const ready = toCollect ? { count: home.ready.count - 1, first: others } : home.ready
  return {
    hero: heroOf(home),
    ...tasksOf(home, ready),
    places: CLIENT_PLACE_NAMES.map((place) => ({
      place,
      count: home[place].count,
      packages: home[place].first.map(packageView),
    })).filter(({ count }) => count > 0),
    hasOrdered: home.hasOrdered,
    miamiAddress,
  }
}

function heroOf({ ready, next }: HomeFigures): ClientHome['hero'] {
  const [toCollect] = ready.first
  if (toCollect) return { kind: 'collect', ...readyTask(toCollect) }
  const [coming] = next.first
  return coming ? { kind: 'arrival', package: packageView(coming) } : null
}

const packageView = (order: HomeFigures['next']['first'][number]): HomePackage => ({
  id: order.id,
  status: order.status,
  title: titleOfOrder(order),
  store: order.store,
  orderDate: order.orderDate,
  // Within JSON the database writes it in its own way.
  intakeAt: order.intakeAt && instantAsAnswered(order.intakeAt),
  estimatedArrivalDate: order.estimatedArrivalDate,
  arrivalDate: order.arrivalDate,
  daysLate: daysLateOf(order),
  incidentOpen: order.incidentOpen,
  missing: missingOf(order),
})
