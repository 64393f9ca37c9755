import type { UserDetail } from '@app/contract/users.contract'
import { DomainError, dutiesOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { userView } from './user.view.ts'
import { userInDetail } from './user-view.repository.ts'

/** An account as administrators see it. @throws userNotFound */
export async function viewUser(db: Db, { id }: { id: string }): Promise<UserDetail> {
  const [user] = await userInDetail.byIds(db, [id])
  if (!user) throw new DomainError('userNotFound', { ids: [id] })
  return {
    ...userView(user),
    username: user.username ?? (user.closedAt === null ? user.email : ''),
    pendingEmail: user.pendingEmail,
    isIdentificationLocked: user.isIdentificationLocked,
    birthDate: user.birthDate,
    address: user.address,
    language: user.language,
    duties: [...dutiesOf(user)],
    hasPassword: user.hasPassword,
    hasSecondFactor: user.hasSecondFactor,
    identityVerifiedAt: user.identityVerifiedAt,
    claimants: user.claimants,
  }
}
