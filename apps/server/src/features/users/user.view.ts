import type { users as contract } from '@app/contract'
import { codeOf } from '../people/person.view.ts'
import { userTypeOf } from './user-type.ts'
import type { UserInView } from './user-view.repository.ts'

export function userView(user: UserInView): contract.User {
  return {
    id: user.id,
    version: user.version,
    code: codeOf(user),
    firstName: user.firstName,
    lastName: user.lastName,
    // Of a closed account it only keeps the column filled.
    email: user.closedAt === null ? user.email : '',
    emailStatus: user.emailStatus,
    phone: user.phone,
    identificationType: user.identificationType,
    identification: user.identification,
    identityStatus: user.identityStatus,
    city: user.city,
    province: user.province,
    status: user.status,
    closedAt: user.closedAt,
    hasDiscount: user.hasDiscount,
    casilleroCode: user.casilleroCode,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
    userType: userTypeOf(user),
    role: { isAdmin: user.isAdmin, isAssociate: user.isAssociate },
    associate: user.associate,
    openOrders: user.openOrders,
  }
}
