// Brings the buyer PDF and XML. All but the address is read from what the SRI authorised.
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import { type Language, readFiscalDocument } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { JobParts } from '../../jobs/job-parts.ts'
import { fiscalDocumentMail } from '../../mail/fiscal-document-mail.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { billOnDocument } from '../ledger/bill-on-document.repository.ts'
import type { FiscalDocumentMailed } from '../outbox/mail-payloads.ts'
import type { Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'
import { readFiscalDocument as readRow } from './fiscal-documents.repository.ts'
import { requireAuthorised, rideOf, xmlOf } from './print-fiscal-document.ts'
import { authorisedDocumentOf } from './read-fiscal-xml.ts'

/** A test goes to nobody, unless somebody sent it somewhere. */
export async function onFiscalDocumentMailed(parts: JobParts, { id, payload }: Said<FiscalDocumentMailed>): Promise<void> {
  const { db, config } = parts
  const row = await readRow(db, payload.documentId)
  if (row === null || row.authorisedAt === null) return
  const document = requireAuthorised(row)
  const of = document.billId === null ? null : await billOf(db, document.billId)
  const to = payload.to ?? of?.email
  if (!to) return
  const { issuer, buyer, kind, number, totalInCents } = readFiscalDocument(
    authorisedDocumentOf(document.authorisationXml).document,
  )
  const mail = fiscalDocumentMail({
    ...{ id, to, kind, number, totalInCents, buyer: buyer.name, issuer: issuer.tradeName ?? issuer.legalName },
    language: of?.language ?? 'es',
    authorisedAt: row.authorisedAt,
    billCode: of?.code ?? null,
    link: config.publicUrl + (of ? addressOf(CLIENT_PATHS.payments, { view: 'paid', open: of.id }) : ''),
    attachments: [await rideOf(document), xmlOf(document)],
  })
  await sendMail(parts, mail, id)
}

type OfBill = { id: string; code: string; email: string; language: Language }

async function billOf(db: Db, billId: string): Promise<OfBill> {
  const { bill } = await billOnDocument(db, billId)
  const { language } = await users.get(db, bill.clientId)
  return { id: bill.id, code: bill.code, email: bill.invoiceOwnerEmail, language }
}
