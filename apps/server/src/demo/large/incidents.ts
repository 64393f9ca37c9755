// What went wrong with packages of the large company: most of it was put right, some waits, and some went back to the store.
import { addDays, businessDay, type IncidentKind, ORDERS, type OrderStatus, responsibleFor } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { IncidentRow } from '../../features/incidents/incidents.table.ts'
import type { LargeFlight } from './flights.ts'
import { move, type Parcel } from './orders.ts'
import { type Past, put, staff, tell } from './past.repository.ts'
import { hasBeen, momentOf, type World } from './world.ts'

type Trouble = { kind: IncidentKind; said: string; solved: string }

const ON_ITS_WAY: readonly Trouble[] = [
  { kind: 'delayed', said: 'No vino en el vuelo.', solved: 'Llegó con el vuelo siguiente.' },
  { kind: 'seized', said: 'La aduana lo separó para aforo.', solved: 'La aduana lo liberó.' },
]
const IN_QUITO: readonly Trouble[] = [
  { kind: 'lost', said: 'No está en su estante.', solved: 'Estaba en otro estante.' },
  { kind: 'damaged', said: 'La caja está aplastada.', solved: 'El contenido está bien: se cambió la caja.' },
  { kind: 'delayed', said: 'El cliente dice que le falta un artículo.', solved: 'Vino en otra caja del mismo pedido.' },
]
const HANDED_OVER: readonly Trouble[] = [
  { kind: 'damaged', said: 'El cliente dice que llegó golpeado.', solved: 'La tienda envía otro sin costo.' },
  { kind: 'delayed', said: 'El cliente reclama por la demora.', solved: 'Se le explicó y quedó conforme.' },
]
const WHERE: Partial<Record<OrderStatus, readonly Trouble[]>> = {
  sended: ON_ITS_WAY,
  arrived: ON_ITS_WAY,
  inWarehouseUIO: IN_QUITO,
  pendingOfPay: IN_QUITO,
  paid: IN_QUITO,
  receivedAndDelivered: HANDED_OVER,
}

/** Of the packages that were handed over, and of those that are still under way: what is not is often what went wrong. */
const TROUBLED = { handedOver: 0.012, underWay: 0.04 }

/** After everything else of their flight. Where solving one would take longer than the year lasts, it is open. */
export async function trouble(db: Db, world: World, past: Past, parcels: readonly Parcel[]): Promise<void> {
  const troubled = parcels.filter(({ order: { status } }) => {
    return WHERE[status] && world.random.chance(status === 'receivedAndDelivered' ? TROUBLED.handedOver : TROUBLED.underWay)
  })
  const codes = await nextCodes(db, 'incident', troubled.length)
  for (const [place, { order }] of troubled.entries()) {
    const { kind, said, solved } = world.random.pick(WHERE[order.status] ?? IN_QUITO)
    const openedOn = addDays(businessDay(order.statusSince), world.random.integer(1, 3))
    if (!hasBeen(world, openedOn)) continue
    const incident = open(world, past, order, { code: codes[place] ?? '', kind, said, day: openedOn })
    const solvedOn = addDays(openedOn, world.random.integer(1, 6))
    const isSolved = hasBeen(world, solvedOn) && !ORDERS.onTheWay.includes(order.status) && !isLeft(world, openedOn)
    if (isSolved) solve(world, past, order, incident, { resolution: solved, day: solvedOn })
    else if (ORDERS.onTheWay.includes(order.status)) order.estimatedArrivalDate = null
  }
}

/** Half of those of the last weeks wait for an answer. */
const LEFT = { withinDays: 30, share: 0.5 }

const isLeft = ({ random, end }: World, openedOn: string): boolean =>
  openedOn >= addDays(end, 0 - LEFT.withinDays) && random.chance(LEFT.share)

type Opening = { code: string; kind: IncidentKind; said: string; day: string }

function open(world: World, past: Past, order: Parcel['order'], { code, kind, said: description, day }: Opening): IncidentRow {
  const actor = staff(world.random.pick(world.workers.counter))
  const at = momentOf(world, day, 10, 13)
  move(past, order, 'openIncident', order.status, { actor, at, note: description, changes: { incident: code, kind } })
  const named = { code, kind, orderId: order.id, description, status: 'opened', openedById: actor.userId } as const
  const incident = put(past, 'incidents', { ...named, createdAt: at, updatedAt: at })
  tell(past, actor, at, {
    ...{ aggregate: 'incident', aggregateId: incident.id, action: 'open', to: 'opened', note: description },
    changes: { incident: code, kind },
  })
  return incident
}

type Solving = { resolution: string; day: string }

function solve(world: World, past: Past, order: Parcel['order'], incident: IncidentRow, { resolution, day }: Solving): void {
  const actor = staff(world.random.pick(world.workers.counter))
  const at = momentOf(world, day, 14, 17)
  const changes = { incident: incident.code, outcome: 'solved' }
  move(past, order, 'resolveIncident', order.status, { actor, at, note: resolution, changes })
  resolve(past, incident, 'solved', { actor, at, resolution })
}

type Resolved = { actor: ReturnType<typeof staff>; at: Date; resolution: string }

function resolve(past: Past, incident: IncidentRow, outcome: 'solved' | 'returned', { actor, at, resolution }: Resolved): void {
  tell(past, actor, at, {
    ...{ aggregate: 'incident', aggregateId: incident.id, action: 'resolve', from: 'opened', to: 'resolved' },
    ...{ note: resolution, changes: { outcome } },
  })
  Object.assign(incident, { status: 'resolved', outcome, resolution, resolvedById: actor.userId, resolvedAt: at })
  Object.assign(incident, { updatedAt: at, version: incident.version + 1 })
}

/** Of what waits in Miami for its flight, nothing that the house bought. */
const SENT_BACK = 0.0012

/** Before the flight is packed: some packages go back to their store. */
export async function sendBack(db: Db, world: World, past: Past, { bundledOn }: LargeFlight, parcels: readonly Parcel[]) {
  if (!hasBeen(world, bundledOn)) return
  const going = parcels.filter(({ order, bought, receivedOn }) => {
    return order.status === 'inWarehouseMIA' && !bought && receivedOn < bundledOn && world.random.chance(SENT_BACK)
  })
  const codes = await nextCodes(db, 'incident', going.length)
  for (const [place, { order, receivedOn }] of going.entries()) {
    const code = codes[place] ?? ''
    const said = 'El cliente lo quiere devolver a la tienda.'
    const incident = open(world, past, order, { code, kind: 'returned', said, day: addDays(receivedOn, 1) })
    const actor = staff(world.random.pick(world.workers.miami))
    const [at, resolution] = [momentOf(world, bundledOn, 13, 15), 'Se entregó al transportista de la tienda.']
    move(past, order, 'removeAsReturned', 'removed', { actor, at, note: resolution, changes: { outcome: 'returned' } })
    Object.assign(order, {
      ...{ outcome: 'returned', responsible: responsibleFor('returned', { isReceived: true }), closedReason: resolution },
      ...{ returnCarrier: 'UPS', returnTracking: `1Z${world.random.digits(16)}` },
    })
    resolve(past, incident, 'returned', { actor, at, resolution })
  }
}
