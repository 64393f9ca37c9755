import type { session } from '@app/contract'
import { dutiesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { isLocked, standingOf } from '../users/identity-claims.repository.ts'
import { userTypeOf } from '../users/user-type.ts'
import type { Account } from '../users/users.repository.ts'

/** What the signed-in person knows about their own account. */
export async function meView(db: Db, account: Account, mustTurnOnSecondFactor = false): Promise<session.Me> {
  const standing = await standingOf(db, account.id)
  const { areRemoteComponentsEnabled } = await readParameters(db)
  return {
    id: account.id,
    version: account.version,
    firstName: account.firstName,
    lastName: account.lastName,
    email: account.email,
    emailStatus: account.emailStatus,
    pendingEmail: account.pendingEmail,
    phone: account.phone,
    identificationType: account.identificationType,
    identification: account.identification,
    identityStatus: standing.identityStatus,
    isIdentificationLocked: isLocked(standing),
    birthDate: account.birthDate ?? '',
    username: account.username ?? account.email,
    userType: userTypeOf(account),
    province: account.province,
    city: account.city,
    address: account.address,
    language: account.language,
    role: { isAdmin: account.isAdmin, isAssociate: account.isAssociate },
    casilleroCode: account.casilleroCode,
    hasDiscount: account.hasDiscount,
    areRemoteComponentsEnabled,
    duties: [...dutiesOf(account)],
    mustTurnOnSecondFactor,
  }
}
