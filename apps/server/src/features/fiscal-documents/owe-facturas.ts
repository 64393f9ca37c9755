// Facturas come into being with what is owed, and go with it (fiscal, sections 3 and 7).
import { DomainError, startedAt } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { type Doer, THE_HOUSE } from '../events/events.repository.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { fiscalDocumentKind } from './fiscal-documents.kind.ts'
import {
  billsToInvoice,
  billsWithFactura,
  facturasThatWait,
  livingFacturasOf,
  ownGivenBack,
  sayNextSteps,
} from './fiscal-documents.repository.ts'
import type { FiscalDocumentRow } from './fiscal-documents.table.ts'
import { ownOf } from './notas-de-credito/notas-de-credito.repository.ts'
import { dropNotasOfFacturas, oweNotasDeCredito } from './notas-de-credito/owe-notas-de-credito.ts'

/**
 * The facturas of bills that were charged now: in production alone (a test belongs to no bill), one a bill, and none where the house charges
 * nothing of its own. Without a number, so that nothing fiscal stops a payment.
 */
export async function oweFacturas(db: Db, billIds: readonly string[]): Promise<void> {
  if (billIds.length === 0) return
  const { mode } = await fiscalSettingsOf(db)
  if (mode !== 'production') return
  const made = await billsWithFactura(db, billIds)
  await addFacturas(
    db,
    THE_HOUSE,
    'create',
    billIds.filter((billId) => !made.has(billId)),
  )
}

/** Of a bill that is held. @throws DomainError billInvoiced, fiscalDocumentPending; fiscalActionNotAllowed where there is nothing to invoice */
export async function askFactura(db: Db, doer: Doer, billId: string): Promise<void> {
  requireNoFactura(await lockWhere(db, fiscalDocumentKind, livingFacturasOf([billId])), billId)
  const made = await addFacturas(db, doer, 'ask', [billId])
  if (made.length === 0) throw new DomainError('fiscalActionNotAllowed', { ids: [billId], because: ['nothingOfOwn'], next: [] })
}

function requireNoFactura(living: readonly FiscalDocumentRow[], billId: string): void {
  const [factura] = living
  if (!factura) return
  throw new DomainError(factura.status === 'authorised' ? 'billInvoiced' : 'fiscalDocumentPending', { ids: [billId] })
}

/** None of a bill that charges nothing of the house's own, or gave all of that back. */
async function addFacturas(
  db: Db,
  doer: Doer,
  action: 'create' | 'ask',
  billIds: readonly string[],
): Promise<FiscalDocumentRow[]> {
  const givenBack = await ownGivenBack(db, billIds)
  const owed = (await billsToInvoice(db, billIds)).filter((bill) => ownOf(bill) > (givenBack.get(bill.billId) ?? 0))
  if (owed.length === 0) return []
  const at = now()
  const factura = { kind: 'factura', environment: 'production', waitsSince: at, statusSince: at } as const
  const rows = owed.map((bill) => ({ ...bill, ...factura, progress: startedAt(at, 'send') }))
  const made = await create(db, doer, fiscalDocumentKind, action, rows)
  await sayNextSteps(
    db,
    made.map((document) => ({ document, waitInSeconds: 0 })),
  )
  await oweNotasDeCredito(
    db,
    owed.map(({ billId }) => billId),
  )
  return made
}

/** Of bills that are owed again: what still waits is dropped, and whatever has a number stays. */
export async function dropWaitingFacturas(db: Db, billIds: readonly string[], reason: string): Promise<void> {
  if (billIds.length === 0) return
  const living = await lockWhere(db, fiscalDocumentKind, facturasThatWait(billIds))
  await drop(db, living, reason)
}

/** Of a bill that is voided. @throws DomainError fiscalDocumentPending, billInvoiced */
export async function dropFacturaOfVoided(db: Db, billId: string, reason: string): Promise<void> {
  const living = await lockWhere(db, fiscalDocumentKind, livingFacturasOf([billId]))
  const [stays] = living.filter(({ status }) => status !== 'waiting' && status !== 'returned')
  if (stays) requireNoFactura([stays], billId)
  await drop(db, living, reason)
}

/** A number that it took stays on record as unused, with the reason. Notas de crédito of it go with it. */
async function drop(db: Db, living: readonly FiscalDocumentRow[], dropReason: string): Promise<void> {
  await dropNotasOfFacturas(db, living, dropReason)
  if (living.length > 0) await act(db, THE_HOUSE, fiscalDocumentKind, 'drop', living, { dropReason }, { note: dropReason })
}
