import {
  type Actor,
  businessDay,
  type IncidentKind,
  ORDERS,
  type OrderOutcome,
  type OrderStatus,
  ordersThatAre,
} from '@app/domain'
import { atTime, now } from '../../clock.ts'
import { answerRefund } from '../../features/accounts/answer-refund.ts'
import { requestRefund } from '../../features/accounts/request-refund.ts'
import { fileInMemory } from '../../features/files/file-in-memory.ts'
import { incidentsOfOrders } from '../../features/incidents/incidents-of-orders.ts'
import { openIncident } from '../../features/incidents/open-incident.ts'
import { resolveIncident } from '../../features/incidents/resolve-incident.ts'
import { removeOrders } from '../../features/orders/requests/remove-orders.ts'
import { at } from '../calendar/calendar.ts'
import type { Company, Parcel } from '../company.ts'
import { makeCustomsAct } from '../contents/customs-paper.ts'

type End = Exclude<OrderOutcome, 'withdrawn' | 'storeCancelled'> & IncidentKind
/** from: where it is looked for, first to last; on some days of the week the first places hold nothing. */
type Misfortune = {
  outcome: End
  from: readonly OrderStatus[]
  said: string
  ended: string
  isOf?: (parcel: Parcel, all: readonly Parcel[]) => boolean
}

const isOfOthers = ({ client }: Parcel): boolean => client !== 0
/** One of the client whom people sign in as: where it is, another of theirs stays. */
const isToSpare = (parcel: Parcel, all: readonly Parcel[]): boolean =>
  parcel.client === 0 && all.filter(({ client, status }) => client === 0 && status === parcel.status).length > 1

/** One package each, where it can have met it. */
const MISFORTUNES: readonly Misfortune[] = [
  {
    outcome: 'lost',
    from: [...ordersThatAre('paid'), ...ORDERS.unpaid, ...ordersThatAre('inFlight')],
    said: 'No está en su estante.',
    ended: 'No apareció en el inventario.',
  },
  {
    outcome: 'damaged',
    from: [...ordersThatAre('inFlight'), ...ORDERS.unpaid],
    said: 'La caja está aplastada.',
    ended: 'El contenido se rompió.',
  },
  {
    outcome: 'seized',
    from: ordersThatAre('inFlight'),
    said: 'La aduana lo separó para aforo.',
    ended: 'La aduana lo decomisó.',
  },
  {
    outcome: 'refused',
    from: ordersThatAre('inFlight'),
    said: 'La aduana pide un permiso.',
    ended: 'La aduana lo devolvió por falta de permiso.',
  },
  { outcome: 'returned', from: ['inWarehouseMIA'], said: 'El cliente lo quiere devolver.', ended: 'Volvió a la tienda.' },
  {
    outcome: 'abandoned',
    from: [...ORDERS.unpaid, 'inWarehouseMIA'],
    said: 'Nadie lo retira.',
    ended: 'El cliente lo dejó a la empresa.',
  },
  {
    outcome: 'lost',
    from: [...ordersThatAre('inFlight'), ...ORDERS.unpaid, ...ordersThatAre('atMiami')],
    said: 'No vino en el vuelo.',
    ended: 'La aerolínea no lo encontró.',
    isOf: isToSpare,
  },
]

const ASKED_IN_CENTS = 500
const DESTINATION = 'Banco Pichincha, ahorros 2203445566'

/**
 * Packages end in every way there is, mostly of other clients than the one whom people sign in as; who has credit asks for some of it. Each at a
 * minute of its own, so that what happened is always in the same order.
 */
export async function misfortunes(company: Company, day: string): Promise<void> {
  const atMinute = <Result>(minute: number, work: () => Result): Result => atTime(at(day, `23:${minute}`), work)
  const ended: (Parcel | undefined)[] = []
  for (const [index, misfortune] of MISFORTUNES.entries()) {
    ended.push(await atMinute(10 + index, () => endOne(company, misfortune)))
  }
  const { administrator } = company.staff
  await atMinute(30, () =>
    removeOne(company, { by: ({ owner }) => owner.actor, outcome: 'withdrawn', reason: 'Ya no lo necesito.' }),
  )
  await atMinute(33, () =>
    removeOne(company, { by: () => administrator, outcome: 'storeCancelled', reason: 'La tienda se quedó sin stock.' }),
  )
  const [lost] = ended
  if (lost) await atMinute(40, () => giveBackSome(company, lost))
}

async function endOne(
  { parts, staff, parcels }: Company,
  { outcome, from, said, ended, isOf = isOfOthers }: Misfortune,
): Promise<Parcel | undefined> {
  const [parcel] = from.flatMap((status) => parcels.find((one) => one.status === status && isOf(one, parcels)) ?? [])
  if (!parcel) return undefined
  const opening = { kind: outcome, description: said, files: [] }
  const { id: incidentId } = await openIncident(parts.db, parts.storage, staff.administrator, parcel.id, opening)
  const clientsWord = outcome === 'abandoned' ? 'El cliente escribió que no lo retirará.' : ''
  const [returnCarrier, returnTracking] = outcome === 'returned' ? ['UPS', '1Z999AA10123450000'] : ['', '']
  const resolution = {
    ...{ incidentId, outcome, resolution: ended, clientsWord, isFit: false, returnCarrier, returnTracking },
    files: outcome === 'seized' || outcome === 'refused' ? [await customsPaper(ended)] : [],
  }
  await resolveIncident(parts.db, parts.storage, staff.administrator, parcel.id, resolution)
  parcel.status = 'removed'
  return parcel
}

async function customsPaper(decision: string) {
  const content = await makeCustomsAct({ decision, date: businessDay(now()) })
  return fileInMemory({ field: 'paper', name: 'acta-de-aduana.pdf', content })
}

type Removed = { by: (parcel: Parcel) => Actor; outcome: 'withdrawn' | 'storeCancelled'; reason: string }

/** A client changes their mind, or a store does not send, before anything reached Miami. */
async function removeOne({ parts, parcels }: Company, { by, ...said }: Removed): Promise<void> {
  const parcel = parcels.find((one) => isOfOthers(one) && one.status === 'inReview')
  if (!parcel) return
  await removeOrders(parts.db, by(parcel), { orderIds: [parcel.id], ...said }, incidentsOfOrders)
  parcel.status = 'removed'
}

/** What a lost package leaves in favour: one refund is paid, another waits, the rest stays credit. */
async function giveBackSome({ parts, staff }: Company, { owner }: Parcel): Promise<void> {
  const asked = { amountInCents: ASKED_IN_CENTS, destination: DESTINATION }
  const { id } = await requestRefund(parts.db, owner.actor, asked)
  const paid = { action: 'pay', method: 'transfer', reference: 'PICH-55120' } as const
  await answerRefund(parts.db, parts.storage, staff.administrator, id, paid, [])
  await requestRefund(parts.db, owner.actor, asked)
}
