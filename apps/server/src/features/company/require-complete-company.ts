import { companyGaps, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as company from './company.repository.ts'

/** Nobody is billed by a house that is not there. @throws companyIncomplete with what is missing */
export async function requireCompleteCompany(db: Db): Promise<void> {
  const because = companyGaps(await company.get(db))
  if (because.length > 0) throw new DomainError('companyIncomplete', { because })
}
