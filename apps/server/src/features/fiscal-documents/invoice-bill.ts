import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { holdBillStatus } from './fiscal-documents.repository.ts'
import { askFactura } from './owe-facturas.ts'

/**
 * The factura of a bill by hand: for who pays against it, and for what was charged while electronic invoicing was off.
 * @throws DomainError billNotFound, billInvoiced, fiscalDocumentPending; fiscalActionNotAllowed with `because`: `fiscalOff`, `inactive`
 * (voided, or given back whole) or `nothingOfOwn`
 */
export function invoiceBill(db: Db, actor: Actor, billId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const status = await holdBillStatus(tx, billId)
    if (status === null) throw new DomainError('billNotFound', { ids: [billId] })
    const { mode } = await fiscalSettingsOf(tx)
    const inTheWay = mode !== 'production' ? 'fiscalOff' : status === 'inactive' ? 'inactive' : null
    if (inTheWay) throw new DomainError('fiscalActionNotAllowed', { ids: [billId], because: [inTheWay], next: [] })
    await askFactura(tx, actor, billId)
  })
}
