import type { Duty } from './duty.ts'

export const ROLES = ['client', 'administrator', 'associate'] as const
export type Role = (typeof ROLES)[number]

/** Who acts: every decision about what is allowed takes one. Administrators alone have duties; without any they do nothing that asks for one. */
export type Actor = { userId: string; role: Role; duties?: readonly Duty[] }

/** The numeric role of specification section 3. */
export const ROLE_VALUES = { client: 0, administrator: 1, associate: 2 } as const satisfies Record<Role, number>

/** The user types of specification section 6; a courier (shippier) is on file and cannot sign in. */
export const USER_TYPES = { client: 0, administrator: 1, associate: 2, courier: 3 } as const
export type UserType = keyof typeof USER_TYPES

export type RoleFlags = { isAdmin: boolean; isAssociate: boolean }

/** An administrator who is also flagged as associate acts as administrator. */
export function roleOf({ isAdmin, isAssociate }: RoleFlags): Role {
  if (isAdmin) return 'administrator'
  return isAssociate ? 'associate' : 'client'
}
