// The only file that touches signing certificates and their locked keys.
import { eq, getTableColumns, isNull } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { writerNamedBy } from '../people/person-columns.repository.ts'
import { type SigningCertificateRow, signingCertificatesTable, signingKeysTable } from './signing-certificates.table.ts'

/** `box` is null where the key was not restored with the rest. */
export type KeptCertificate = SigningCertificateRow & { box: string | null; keptBy: { name: string } | null }

const keptBy = writerNamedBy(signingCertificatesTable.keptById)
const isCurrent = isNull(signingCertificatesTable.removedAt)

export async function currentCertificate(db: Db): Promise<KeptCertificate | null> {
  const [kept] = await db
    .select({ ...getTableColumns(signingCertificatesTable), box: signingKeysTable.box, keptBy })
    .from(signingCertificatesTable)
    .leftJoin(signingKeysTable, eq(signingKeysTable.certificateId, signingCertificatesTable.id))
    .where(isCurrent)
  return kept ?? null
}

/** The one before signs no more. Within the caller's transaction. */
export async function keepCertificate(
  db: Db,
  row: Omit<SigningCertificateRow, 'createdAt' | 'removedAt'>,
  box: string,
): Promise<void> {
  await removeCertificate(db)
  await db.insert(signingCertificatesTable).values(row)
  await db.insert(signingKeysTable).values({ certificateId: row.id, box })
}

/** Its key is gone for good; the certificate stays on record. Within the caller's transaction. */
export async function removeCertificate(db: Db): Promise<void> {
  await db.delete(signingKeysTable)
  await db.update(signingCertificatesTable).set({ removedAt: now() }).where(isCurrent)
}

/** Held, so that no other rotation locks them up meanwhile. */
export const holdBoxes = (db: Db): Promise<{ certificateId: string; box: string }[]> =>
  db.select().from(signingKeysTable).for('update')

export async function setBox(db: Db, certificateId: string, box: string): Promise<void> {
  await db.update(signingKeysTable).set({ box }).where(eq(signingKeysTable.certificateId, certificateId))
}
