// A credit note of an invoiced bill makes its nota de crédito, and takes it along when it is taken back (fiscal, section 7).
import { DomainError, startedAt } from '@app/domain'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { create } from '../../../records/create.repository.ts'
import { change } from '../../../records/guarded-update.repository.ts'
import { lockWhere } from '../../../records/records.repository.ts'
import { THE_HOUSE } from '../../events/events.repository.ts'
import { fiscalDocumentKind } from '../fiscal-documents.kind.ts'
import { livingFacturasOf, sayNextSteps } from '../fiscal-documents.repository.ts'
import type { FiscalDocumentRow } from '../fiscal-documents.table.ts'
import { livingNotasOf, livingNotasOfFacturas, notasThatWaitFor, notesToInvoice, ownOf } from './notas-de-credito.repository.ts'

/**
 * Of every credit note in force of these bills that has none yet, where the bill has a factura. One that gives back third parties' money alone
 * makes none. It waits for its factura.
 */
export async function oweNotasDeCredito(db: Db, billIds: readonly string[]): Promise<void> {
  if (billIds.length === 0) return
  const facturas = new Map((await lockWhere(db, fiscalDocumentKind, livingFacturasOf(billIds))).map((one) => [one.billId, one]))
  if (facturas.size === 0) return
  const owed = (await notesToInvoice(db, [...billIds])).flatMap((note) => {
    const factura = facturas.get(note.billId)
    return factura && ownOf(note) > 0 ? [{ note, factura }] : []
  })
  if (owed.length === 0) return
  const at = now()
  const rows = owed.map(({ note, factura: { id: facturaId, environment } }) => ({
    ...note,
    ...{ kind: 'notaCredito' as const, environment, facturaId, waitsSince: at, statusSince: at, progress: startedAt(at, 'send') },
  }))
  const made = await create(db, THE_HOUSE, fiscalDocumentKind, 'create', rows)
  await sayNextSteps(
    db,
    made.map((document) => ({ document, waitInSeconds: 0 })),
  )
}

/** Those that waited for this factura go on. */
export async function goOnAfterFactura(db: Db, facturaId: string): Promise<void> {
  const waiting = await lockWhere(db, fiscalDocumentKind, notasThatWaitFor(facturaId))
  if (waiting.length === 0) return
  const changed = await change(
    db,
    fiscalDocumentKind,
    waiting.map((row) => ({ row, changes: { step: row.step + 1, trouble: null } })),
  )
  await sayNextSteps(
    db,
    changed.map((document) => ({ document, waitInSeconds: 0 })),
  )
}

/**
 * Of credit notes that are taken back.
 * @throws DomainError fiscalDocumentPending where the SRI has one and did not answer, creditNoteInvoiced where one is authorised: annul it first
 */
export async function dropNotasDeCredito(db: Db, creditNoteIds: readonly string[], reason: string): Promise<void> {
  if (creditNoteIds.length === 0) return
  const living = await lockWhere(db, fiscalDocumentKind, livingNotasOf(creditNoteIds))
  const stays = living.find(({ status }) => status !== 'waiting' && status !== 'returned')
  if (stays) throw new DomainError(isWithSri(stays) ? 'fiscalDocumentPending' : 'creditNoteInvoiced', { ids: [...creditNoteIds] })
  await drop(db, living, reason)
}

const isWithSri = ({ status }: FiscalDocumentRow): boolean => status === 'signed' || status === 'received'

/** Of facturas that are dropped: their notas have no number either, or were given back. */
export async function dropNotasOfFacturas(db: Db, facturas: readonly FiscalDocumentRow[], reason: string): Promise<void> {
  if (facturas.length === 0) return
  const ids = facturas.map(({ id }) => id)
  await drop(db, await lockWhere(db, fiscalDocumentKind, livingNotasOfFacturas(ids)), reason)
}

async function drop(db: Db, living: readonly FiscalDocumentRow[], dropReason: string): Promise<void> {
  if (living.length > 0) await act(db, THE_HOUSE, fiscalDocumentKind, 'drop', living, { dropReason }, { note: dropReason })
}
