import { ROLE_VALUES, type RoleFlags, roleOf, USER_TYPES } from '@app/domain'

/** The number of specification section 6; a courier is on file and cannot sign in. */
export const userTypeOf = (user: RoleFlags & { isCourier: boolean }): number =>
  user.isCourier ? USER_TYPES.courier : ROLE_VALUES[roleOf(user)]

/** What an account of this type is flagged as. */
export const flagsOf = (userType: number) => ({
  isAdmin: userType === USER_TYPES.administrator,
  isAssociate: userType === USER_TYPES.associate,
  isCourier: userType === USER_TYPES.courier,
})
