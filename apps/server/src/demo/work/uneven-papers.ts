import { businessDay } from '@app/domain'
import { atTime, now } from '../../clock.ts'
import { viewBillDetail } from '../../features/bills/bill-detail.view.ts'
import { settleEarnings } from '../../features/earnings/settle-earnings.ts'
import { openIncident } from '../../features/incidents/open-incident.ts'
import { resolveIncident } from '../../features/incidents/resolve-incident.ts'
import { confirmClientPayment } from '../../features/payments/confirm-client-payment.ts'
import { createPayment } from '../../features/payments/create-payment.ts'
import { at } from '../calendar/calendar.ts'
import { associateIdOf, type Company, type Parcel } from '../company.ts'
import type { Bill } from './cash-desk.ts'

type Ending = {
  kind: 'abandoned' | 'lost'
  said: string
  ended: string
  clientsWord: string
}

const LOST: Ending = { kind: 'lost', said: 'No está en su estante.', ended: 'No apareció al buscarlo de nuevo.', clientsWord: '' }
const ABANDONED: Ending = {
  kind: 'abandoned',
  said: 'El cliente ya no lo quiere.',
  ended: 'Lo pagó y lo dejó a la empresa.',
  clientsWord: 'Escribió que no lo retirará.',
}

/** Bills that do not end as they began, of clients other than those named: paid in part, paid and never fetched, settled and then lost. */
export async function unevenPapers(
  company: Company,
  day: string,
  bills: readonly Bill[],
  not: ReadonlySet<number>,
): Promise<void> {
  const open = bills.filter(({ status, parcels: [first] }) => status === 'pending' && first && !not.has(first.client))
  const ofAssociate = open.find(({ parcels: [first] }) => first?.owner.associate !== null && first?.owner.associate !== 0)
  const [inPart, unfetched] = open.filter((one) => one !== ofAssociate)
  if (inPart) await atTime(at(day, '20:35'), () => payHalf(company, inPart))
  if (unfetched) {
    await atTime(at(day, '20:40'), () => pay(company, unfetched, 'PROD-77410021'))
    await atTime(at(day, '20:45'), () => endAll(company, unfetched.parcels, ABANDONED))
  }
  if (ofAssociate) await settleAndLose(company, day, ofAssociate)
}

/** What is still missing stays due. */
async function payHalf({ parts, staff }: Company, { id, parcels: [first] }: Bill): Promise<void> {
  if (!first) return
  const { dueInCents } = await viewBillDetail(parts.db, staff.administrator, id)
  const amountInCents = Math.round(dueInCents / 2)
  await createPayment(parts.db, parts.storage, staff.administrator, {
    ...{ clientId: first.owner.actor.userId, receivedOn: businessDay(now()), amountInCents, method: 'transfer' },
    ...{ reference: 'PICH-77409913', note: '', applications: [{ billId: id, amountInCents }], repeated: false, files: [] },
  })
}

async function pay({ parts, staff }: Company, bill: Bill, reference: string): Promise<void> {
  const orderIds = bill.parcels.map(({ id }) => id)
  await confirmClientPayment(parts.db, staff.administrator, { orderIds, method: 'transfer', reference })
  bill.status = 'paid'
  for (const parcel of bill.parcels) parcel.status = 'paid'
}

/** The associate was paid for a package that the house then loses: the settlement of all that they are owed takes it off. */
async function settleAndLose(company: Company, day: string, bill: Bill): Promise<void> {
  const { parts, staff } = company
  const [lost] = bill.parcels
  const associateId = lost && associateIdOf(company, lost.owner)
  if (!lost || !associateId) return
  await atTime(at(day, '20:50'), () => pay(company, bill, 'PAC-77411508'))
  const early = { orderIds: [lost.id], reference: 'Anticipo de comisión' }
  await atTime(at(day, '20:55'), () => settleEarnings(parts.db, staff.administrator, early))
  await atTime(at(day, '21:05'), () => endAll(company, [lost], LOST))
  const rest = { associateId, reference: 'Comisiones al día' }
  await atTime(at(day, '21:15'), () => settleEarnings(parts.db, staff.administrator, rest))
}

async function endAll({ parts, staff }: Company, parcels: readonly Parcel[], { kind, said, ended, clientsWord }: Ending) {
  for (const parcel of parcels) {
    const opening = { kind, description: said, files: [] }
    const { id: incidentId } = await openIncident(parts.db, parts.storage, staff.administrator, parcel.id, opening)
    const back = { isFit: false, returnCarrier: '', returnTracking: '', files: [] }
    const resolution = { incidentId, outcome: kind, resolution: ended, clientsWord, ...back }
    await resolveIncident(parts.db, parts.storage, staff.administrator, parcel.id, resolution)
    parcel.status = 'removed'
  }
}
