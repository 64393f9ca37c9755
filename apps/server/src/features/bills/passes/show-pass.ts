import type { Pass } from '@app/contract/passes/passes.contract'
import { type Actor, DomainError, isToCollect, sum } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { qrCodeOf } from '../../../documents/qr-code.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { billInView } from '../bill-view.repository.ts'
import { billKind } from '../bills.kind.ts'
import { billView } from '../bills.view.ts'
import { passOf } from './passes.repository.ts'

/** The same pass each time, made when it is first asked for. @throws billNotFound, billNotPaid, nothingToCollect */
export async function showPass(db: Db, actor: Actor, billId: string): Promise<Pass> {
  const { bill, pass } = await db.transaction(async (tx) => {
    // Locked, so that no pass is made for a bill that is handed over meanwhile.
    await lockOne(tx, actor, billKind, billId)
    const [bill] = await billInView.byIds(tx, [billId])
    if (bill?.status === 'pendingPayment') throw new DomainError('billNotPaid', { ids: [billId] })
    if (bill?.status !== 'charged' || !bill.orders.some(isToCollect)) throw new DomainError('nothingToCollect', { ids: [billId] })
    return { bill, pass: await passOf(tx, billId) }
  })
  const waiting = new Set(bill.orders.filter(isToCollect).map(({ id }) => id))
  const { code: billCode, pickup, orders } = billView(actor, bill)
  const packages = orders
    .filter(({ id }) => waiting.has(id))
    .map(({ id, title, tracking, weightInGrams }) => ({ id, title, tracking, weightInGrams }))
  return {
    billCode,
    code: pass.code,
    digits: pass.digits,
    qrCode: await qrCodeOf(pass.code),
    pickup,
    packages,
    weightInGrams: sum(packages.map(({ weightInGrams }) => weightInGrams)),
  }
}
