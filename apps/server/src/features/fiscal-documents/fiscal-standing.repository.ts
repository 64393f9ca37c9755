// What a bill's paper says of its factura.
import { type BillStatus, fiscalNumberText } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { livingFacturasOf } from './fiscal-documents.repository.ts'
import { fiscalDocumentsTable as documents } from './fiscal-documents.table.ts'

/** `promised`: once it is paid. */
export type FiscalStanding = { state: 'promised' | 'underWay' } | { state: 'authorised'; number: string; authorisedAt: Date }

/** Null where there is none and none will come of it. */
export async function fiscalStandingOf(
  db: Db,
  { id, status }: { id: string; status: BillStatus },
): Promise<FiscalStanding | null> {
  const { establishment, emissionPoint, sequential, authorisedAt } = documents
  const [factura] = await db
    .select({ establishment, emissionPoint, sequential, authorisedAt })
    .from(documents)
    .where(livingFacturasOf([id]))
  if (factura) return standingOf(factura)
  if (status !== 'pendingPayment') return null
  const { mode } = await fiscalSettingsOf(db)
  return mode === 'production' ? { state: 'promised' } : null
}

type Numbered = {
  establishment: string | null
  emissionPoint: string | null
  sequential: number | null
  authorisedAt: Date | null
}

function standingOf({ establishment, emissionPoint, sequential, authorisedAt }: Numbered): FiscalStanding {
  if (establishment === null || emissionPoint === null || sequential === null || authorisedAt === null) {
    return { state: 'underWay' }
  }
  return { state: 'authorised', number: fiscalNumberText({ establishment, emissionPoint, sequential }), authorisedAt }
}
