import type { UserDetail } from '@app/contract/users.contract'
import type { Db } from '../../db/db.ts'
import { countOpen, hasOrders } from '../orders/orders-of-clients.repository.ts'
import * as secondFactors from '../second-factors/second-factors.repository.ts'
import { codeOf, personView } from './user.view.ts'
import { userTypeOf } from './user-type.ts'
import * as users from './users.repository.ts'

/** An account as administrators see it. */
export async function viewUser(db: Db, user: users.Account): Promise<UserDetail> {
  const associate = user.associateId ? await users.get(db, user.associateId) : null
  const openOrders = await countOpen(db, [user.id])
  return {
    id: user.id,
    version: user.version,
    code: codeOf(user),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    username: user.username ?? user.email,
    phone: user.phone,
    identificationType: user.identificationType,
    identification: user.identification,
    isIdentificationLocked: await hasOrders(db, user.id),
    birthDate: user.birthDate,
    province: user.province,
    city: user.city,
    address: user.address,
    language: user.language,
    userType: userTypeOf(user),
    status: user.status,
    hasDiscount: user.hasDiscount,
    hasPassword: user.passwordHash !== null,
    hasSecondFactor: await secondFactors.isOn(db, user.id),
    casilleroCode: user.casilleroCode,
    associate: associate && personView(associate),
    openOrders: openOrders.get(user.id) ?? 0,
  }
}
