import { viewBillDetail } from '../../features/bills/bill-detail.view.ts'
import { issueCreditNote } from '../../features/bills/credit-notes/issue-credit-note.ts'
import { compensate } from '../../features/compensations/compensate.ts'
import { orderKind } from '../../features/orders/orders.kind.ts'
import { get } from '../../records/records.repository.ts'
import { type Company, during } from '../company.ts'
import type { Bill } from './cash-desk.ts'

/** The package, with its bill. */
export type Amends = { orderId: string; billId: string }

const A_FIFTH_IN_BASIS_POINTS = 2_000

/** The house gives back what it charged for handling a package that arrived dented, and pays a fifth of its value. */
export async function makeAmends(company: Company, day: string, bills: readonly Bill[]): Promise<Amends | null> {
  const { parts, staff } = company
  const handedOver = bills.findLast(({ status, deliveredOn }) => status === 'delivered' && deliveredOn < day)
  const [parcel] = handedOver?.parcels ?? []
  if (!handedOver || !parcel) return null
  await during(company, day, 18, async () => {
    const { lines } = await viewBillDetail(parts.db, staff.administrator, handedOver.id)
    const given = lines.filter(({ orderId, name }) => orderId === parcel.id && name === 'valuePercentage')
    await issueCreditNote(parts.db, staff.administrator, handedOver.id, {
      lines: given.map(({ id: lineId, amountInCents }) => ({ lineId, amountInCents })),
      reason: 'La caja llegó golpeada: no cobramos el manejo.',
    })
    const order = await get(parts.db, staff.administrator, orderKind, parcel.id)
    const damaged = { order, shareInBasisPoints: A_FIFTH_IN_BASIS_POINTS, reason: 'La caja llegó golpeada.' }
    await parts.db.transaction((tx) => compensate(tx, staff.administrator, damaged))
  })
  return { orderId: parcel.id, billId: handedOver.id }
}
