import type { SecondFactor } from '@app/contract/second-factor.contract'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'

/** What somebody sees of their own; never the secret. */
export async function viewSecondFactor(db: Db, userId: string): Promise<SecondFactor> {
  const confirmedAt = (await secondFactors.find(db, userId))?.confirmedAt ?? null
  return {
    isOn: confirmedAt !== null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: (await secondFactors.unusedRecoveryCodes(db, userId)).length,
    isRequired: await company.requiresSecondStep(db),
  }
}
