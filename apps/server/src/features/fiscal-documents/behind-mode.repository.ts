// What the mode of invoicing depends on: documents on their way, and tests that the SRI authorised.
import { X509Certificate } from 'node:crypto'
import { FISCAL_DOCUMENTS, type FiscalDocumentKind } from '@app/domain'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { fiscalDocumentsTable } from './fiscal-documents.table.ts'

const { kind, status, environment, accessKey, signedXml } = fiscalDocumentsTable

/** Of tests nobody has to act on one that was returned. */
export async function countUnderWay(db: Db): Promise<number> {
  const [counted] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(fiscalDocumentsTable)
    .where(
      or(
        inArray(status, FISCAL_DOCUMENTS.onTheWay),
        and(eq(environment, 'production'), inArray(status, FISCAL_DOCUMENTS.withPeople)),
      ),
    )
  return counted?.count ?? 0
}

/** Kinds of which the test environment authorised one of this RUC, signed by this certificate (PEM): it is in the signed bytes. */
export async function authorisedInTest(db: Db, ruc: string, certificate: string): Promise<FiscalDocumentKind[]> {
  const inSignature = new X509Certificate(certificate).raw.toString('base64')
  const found = await db
    .selectDistinct({ kind })
    .from(fiscalDocumentsTable)
    .where(
      and(
        eq(environment, 'test'),
        eq(status, 'authorised'),
        // Eight digits of the day and two of the kind are before the RUC (ficha técnica, table 1).
        sql`substr(${accessKey}, 11, 13) = ${ruc}`,
        sql`position(${inSignature} in ${signedXml}) > 0`,
      ),
    )
  return found.map((one) => one.kind)
}
