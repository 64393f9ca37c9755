import { addDays } from '@app/domain'
import { createBill } from '../../features/bills/create-bill.ts'
import { voidBill } from '../../features/bills/void-bill.ts'
import { deliverOrders } from '../../features/deliveries/deliver-orders.ts'
import { confirmClientPayment } from '../../features/payments/confirm-client-payment.ts'
import { isWorkingDay } from '../calendar/calendar.ts'
import { type Company, during, type Parcel } from '../company.ts'
import { sendFor } from './transfer-receipts.ts'

/** A bill of sale, and when what happens to it is due. */
export type Bill = {
  id: string
  parcels: readonly Parcel[]
  status: 'pending' | 'paid' | 'delivered' | 'void'
  paidOn: string
  deliveredOn: string
}

/** One bill of the year is made out wrongly. */
const MISTAKEN = 12
/** One transfer of so many is told with its receipt, which the payment accepts. */
const WITH_RECEIPT = 5
const REASON = 'El cliente pidió que la retire otra persona.'

/** Packages in Quito are billed, paid and handed over. */
export async function cashDesk(company: Company, day: string, bills: Bill[]): Promise<void> {
  for (const parcels of readyToBill(company, day)) {
    bills.push(await during(company, day, company.random.integer(9, 12), () => bill(company, day, parcels)))
  }
  if (!isWorkingDay(day)) return
  const mistaken = bills[MISTAKEN]
  if (mistaken?.status === 'pending' && bills.length === MISTAKEN + 1) {
    await during(company, day, 13, () => takeBack(company, mistaken))
  }
  for (const due of bills.filter(({ status, paidOn }) => status === 'pending' && paidOn <= day)) {
    await during(company, day, company.random.integer(13, 14), () => confirmPayment(company, due, bills.indexOf(due)))
  }
  for (const due of bills.filter(({ status, deliveredOn }) => status === 'paid' && deliveredOn <= day)) {
    await during(company, day, company.random.integer(15, 17), () => handOver(company, due))
  }
}

/** Once one package is due, everything that its client has in Quito is billed with it. */
function readyToBill({ parcels }: Company, day: string): Parcel[][] {
  const inQuito = parcels.filter(({ status }) => status === 'inWarehouseUIO')
  const groups = Map.groupBy(inQuito, ({ client, billedWith }) => `${client}/${billedWith}`)
  const isDue = ({ weighedOn, billedAfter }: Parcel) => weighedOn !== null && addDays(weighedOn, billedAfter) <= day
  return [...groups.values()].filter((group) => group.some(isDue))
}

async function bill({ parts, staff, random }: Company, day: string, parcels: readonly Parcel[]): Promise<Bill> {
  const [first] = parcels
  if (!first) throw new RangeError('a bill needs a package')
  const { owner, pickup, paidAfter, deliveredAfter } = first
  const actor = random.chance(0.7) ? owner.actor : staff.administrator
  const { id } = await createBill(parts.db, actor, {
    orderIds: parcels.map((parcel) => parcel.id),
    pickupAuthorizedNameId: pickup === null ? null : (owner.authorizedNameIds[pickup] ?? null),
    invoiceOwnerAuthorizedNameId: null,
    useBalance: true,
  })
  move(parcels, 'pendingOfPay')
  const paidOn = addDays(day, paidAfter)
  return { id, parcels, status: 'pending', paidOn, deliveredOn: addDays(paidOn, deliveredAfter) }
}

async function takeBack({ parts, staff }: Company, mistaken: Bill): Promise<void> {
  await voidBill(parts.db, staff.administrator, { billId: mistaken.id, reason: REASON })
  mistaken.status = 'void'
  move(mistaken.parcels, 'inWarehouseUIO')
}

async function confirmPayment(company: Company, due: Bill, number: number): Promise<void> {
  const { parts, staff, random } = company
  const method = random.pick(['transfer', 'transfer', 'transfer', 'deposit', 'card', 'cash'] as const)
  const reference = method === 'cash' ? '' : `${random.pick(['PICH', 'PROD', 'GYE', 'PAC'])}-${random.digits(8)}`
  const orderIds = due.parcels.map(({ id }) => id)
  if (method === 'transfer' && number % WITH_RECEIPT === 0) await sendFor(company, due, reference)
  await confirmClientPayment(parts.db, staff.administrator, { orderIds, method, reference })
  due.status = 'paid'
  move(due.parcels, 'paid')
}

/** To whom the bill names, and now and then to the client in their place. */
async function handOver({ parts, staff, random }: Company, due: Bill): Promise<void> {
  const [first] = due.parcels
  if (!first) return
  const { owner, pickup } = first
  const named = pickup === null || random.chance(0.2) ? owner : (owner.authorizedNames[pickup] ?? owner)
  const orderIds = due.parcels.map(({ id }) => id)
  const handedOver = { orderIds, identification: named.identification, files: [] }
  await deliverOrders(parts.db, parts.storage, staff.administrator, handedOver)
  due.status = 'delivered'
  move(due.parcels, 'receivedAndDelivered')
}

function move(parcels: readonly Parcel[], status: Parcel['status']): void {
  for (const parcel of parcels) parcel.status = status
}
