// A house that invoices: registered, with a certificate that signs, and the simulated SRI on loopback.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import type { Bill } from '@app/contract/bills.contract'
import { accessKeyOf, businessDay, type FiscalMode, startedAt } from '@app/domain'
import { type AnyColumn, desc, type SQL, sql } from 'drizzle-orm'
import forge from 'node-forge'
import { now } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { type FiscalDocumentRow, fiscalDocumentsTable } from '../../features/fiscal-documents/fiscal-documents.table.ts'
import { fiscalSettingsTable } from '../../features/fiscal-registration-records/fiscal-registration.table.ts'
import { keepCertificate } from '../../features/fiscal-registration-records/signing-certificates.repository.ts'
import type { RunningServer } from '../../running-server.ts'
import { locked } from '../../secrets/locked-secret.ts'
import { neededSecretsKey } from '../../secrets/secrets-key.ts'
import { type MadeCertificate, madeCertificate } from '../fiscal/certificates.ts'

/** What a server of such a house is started with. */
export const invoicing = (sri: { url: string }): Partial<Config> => ({ sriUrl: sri.url })

const REGISTRATION = {
  headOfficeAddress: 'Quito, Av. Amazonas N34-12',
  establishment: '001',
  emissionPoint: '002',
  creditDays: 15,
}

/** The house is registered, and its mode is this one: a test sets it as it needs it, back from production too. */
export async function setFiscalMode(db: Db, mode: FiscalMode): Promise<void> {
  const { productionSince, issuesSince } = fiscalSettingsTable
  const since = (column: AnyColumn) => sql`coalesce(${column}, ${now()})`
  const inProduction = { productionSince: since(productionSince), issuesSince: since(issuesSince) }
  await db
    .update(fiscalSettingsTable)
    .set({ ...REGISTRATION, mode, issuesSince: null, ...(mode === 'production' && inProduction) })
}

let made: MadeCertificate | undefined

/** @param keptById who uploaded it; `ruc`: that it carries */
export async function keepSigningKey(
  { db, app }: Pick<RunningServer, 'db' | 'app'>,
  keptById: string,
  ruc = '1790011674001',
): Promise<void> {
  const boxKey = await neededSecretsKey(app.parts.config)
  if (!boxKey) throw new Error('the server has no key to lock others up with')
  made ??= madeCertificate()
  const certificate = forge.pki.certificateToPem(made.certificate)
  const { validFromDate: validFrom, validToDate: validTo } = new X509Certificate(certificate)
  const id = newId()
  const row = {
    id,
    certificate,
    holder: 'FIRMA DE PRUEBA',
    issuer: 'AC DE PRUEBA',
    ruc,
    serialNumber: '1',
    validFrom,
    validTo,
    keptById,
  }
  const key = createPrivateKey(made.keyPem).export({ format: 'der', type: 'pkcs8' })
  await db.transaction((tx) => keepCertificate(tx, row, locked(key, boxKey, id)))
}

let lastNumber = 900_000

/** A factura of the bill that the SRI gave back, as its queue leaves one. @returns its id */
export async function givenReturned(db: Db, bill: Pick<Bill, 'id' | 'client' | 'totalInCents'>): Promise<string> {
  const id = newId()
  lastNumber += 1
  const numbering = { environment: 'production', establishment: '001', emissionPoint: '002', sequential: lastNumber } as const
  const issuedOn = businessDay(now())
  const accessKey = accessKeyOf('factura', '1790011674001', { ...numbering, numericCode: '12345678', issuedOn })
  await db.insert(fiscalDocumentsTable).values({
    ...{ id, kind: 'factura', status: 'returned', statusSince: now(), billId: bill.id, clientId: bill.client.id },
    ...{ ...numbering, numericCode: '12345678', accessKey, issuedOn, signedXml: '<factura/>' },
    ...{ zeroBaseInCents: 0, generalBaseInCents: bill.totalInCents, notSubjectBaseInCents: 0, exemptBaseInCents: 0 },
    ...{ ivaInCents: 0, thirdPartyInCents: 0, totalInCents: bill.totalInCents },
    ...{ messages: [{ code: 35, text: 'ARCHIVO NO CUMPLE ESTRUCTURA XML', more: '', isWarning: false }] },
    ...{ progress: startedAt(now(), 'send'), waitsSince: now() },
  })
  return id
}

export type FiscalDocument = FiscalDocumentRow

/** The newest first. */
export const findDocuments = (db: Db, isSought: SQL | undefined): Promise<FiscalDocument[]> =>
  db.select().from(fiscalDocumentsTable).where(isSought).orderBy(desc(fiscalDocumentsTable.id))
