import type { users as contract } from '@app/contract'
import { userTypeOf } from './user-type.ts'
import type { ListedUser } from './users-lists.repository.ts'

type Named = {
  id: string
  firstName: string
  lastName: string
  email: string
  username: string | null
  casilleroCode: string | null
}

/** What people say on the phone: a client's casillero, another person's user name. */
const codeOf = ({ casilleroCode, username, email }: Named): string => casilleroCode ?? username ?? email

export const personView = (person: Named) => ({
  id: person.id,
  code: codeOf(person),
  name: `${person.firstName} ${person.lastName}`,
})

export function userView(user: ListedUser, openOrders: number): contract.User {
  const { username: _username, isAdmin: _isAdmin, isAssociate: _isAssociate, isCourier: _isCourier, ...published } = user
  return {
    ...published,
    code: codeOf(user),
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    userType: userTypeOf(user),
    associate: user.associate && personView(user.associate),
    openOrders,
  }
}
