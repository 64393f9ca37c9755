import type { FiscalQueue } from '@app/contract/fiscal/fiscal-documents.contract'
import type { Db } from '../../db/db.ts'
import { fiscalSettingsOf } from '../fiscal-registration-records/fiscal-registration.repository.ts'
import { contingencyOf } from './fiscal-contact.repository.ts'
import { countFiscalQueue } from './fiscal-document-view.repository.ts'

/** What waits for the SRI, and since when it does not answer. */
export async function viewFiscalQueue(db: Db): Promise<FiscalQueue> {
  const { mode } = await fiscalSettingsOf(db)
  const { isAny, oldestAt, ...counts } = await countFiscalQueue(db)
  const contingency = await contingencyOf(db, mode === 'test' ? 'test' : 'production')
  return {
    ...counts,
    isOn: mode === 'production',
    isUsed: mode !== 'off' || isAny,
    oldestAt: oldestAt?.toISOString() ?? null,
    clockAheadInSeconds: contingency?.clockAheadInSeconds ?? 0,
    contingencySince: contingency?.since?.toISOString() ?? null,
  }
}
