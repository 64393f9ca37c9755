import type { SecondFactor } from '@app/contract/second-factor.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { isRequiredOf } from './require-second-step.ts'

/** What somebody sees of their own; never the secret. */
export async function viewSecondFactor(db: Db, actor: Actor): Promise<SecondFactor> {
  const { userId } = actor
  const confirmedAt = (await secondFactors.find(db, userId))?.confirmedAt ?? null
  return {
    isOn: confirmedAt !== null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: (await secondFactors.unusedRecoveryCodes(db, userId)).length,
    isRequired: await isRequiredOf(db, actor),
  }
}
