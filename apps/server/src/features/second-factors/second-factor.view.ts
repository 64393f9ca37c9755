import type { SecondFactor } from '@app/contract/second-factor.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as company from '../company/company.repository.ts'
import * as passkeys from '../credentials/passkeys.repository.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'

/** What somebody sees of their own; never the secret. */
export async function viewSecondFactor(db: Db, actor: Actor): Promise<SecondFactor> {
  const { userId } = actor
  const confirmedAt = (await secondFactors.find(db, userId))?.confirmedAt ?? null
  return {
    isOn: await secondFactors.isOn(db, userId),
    confirmedAt: confirmedAt?.toISOString() ?? null,
    passkeys: await passkeys.countOf(db, userId),
    recoveryCodesLeft: (await secondFactors.unusedRecoveryCodes(db, userId)).length,
    isRequired: await company.requiresSecondStepOf(db, actor),
  }
}
