import type { Company } from '@app/contract/company.contract'
import type { ClientHome, HomePackage } from '@app/contract/fields/client-home'
import { CLIENT_PLACE_NAMES } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import * as company from '../company/company.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { holdFor } from '../orders/lists/order-parts.ts'
import { titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { daysLateOf } from '../orders/orders.kind.ts'
import { type HomeFigures, readHome } from './client-home.repository.ts'
import { missingOf, readyTask, tasksOf } from './home-tasks.ts'

/** What they weigh leaves room for the rest (client, section 1). */
const MOST_COVERS = 8

/** All that a client's home shows: what waits for them, and where their packages are. */
export async function getClientHome(db: Db, { userId }: Doer): Promise<ClientHome> {
  const [[home], house] = await Promise.all([readHome(db, { userId, now: now().toISOString() }), company.get(db)])
  if (!home) throw new Error('the home has no row')
  const [toCollect, ...others] = home.ready.first
  const ready = toCollect ? { count: home.ready.count - 1, first: others } : home.ready
  const packageView = viewOf(coveredOf(home))
  return {
    hero: heroOf(home, house, packageView),
    ...tasksOf(home, ready),
    places: CLIENT_PLACE_NAMES.map((place) => ({
      place,
      count: home[place].count,
      packages: home[place].first.map(packageView),
    })).filter(({ count }) => count > 0),
    hasOrdered: home.hasOrdered,
    miamiAddress: house.miamiAddress,
  }
}

type PackageRow = HomeFigures['next']['first'][number]

/** The first packages with a photo, as they are shown. */
function coveredOf({ next, ...home }: HomeFigures): ReadonlySet<string> {
  const shown = [...next.first, ...CLIENT_PLACE_NAMES.flatMap((place) => home[place].first)]
  const ids = new Set(shown.filter(({ cover }) => cover !== null).map(({ id }) => id))
  return new Set([...ids].slice(0, MOST_COVERS))
}

function heroOf(
  { ready, next }: HomeFigures,
  { quitoAddress, openingHours, mapLink }: Company,
  packageView: (order: PackageRow) => HomePackage,
): ClientHome['hero'] {
  const [toCollect] = ready.first
  if (toCollect) return { kind: 'collect', ...readyTask(toCollect), counter: { quitoAddress, openingHours, mapLink } }
  const [coming] = next.first
  return coming ? { kind: 'arrival', package: packageView(coming) } : null
}

const viewOf =
  (covered: ReadonlySet<string>) =>
  (order: PackageRow): HomePackage => ({
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
    hold: holdFor({ role: 'client' }, order),
    missing: missingOf(order),
    cover: covered.has(order.id) ? order.cover : null,
  })
