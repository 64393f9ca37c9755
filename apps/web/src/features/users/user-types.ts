import type { User } from '@app/contract/users.contract'
import { USER_TYPES, type UserType } from '@app/domain'

/** A courier is on file alone, and a closed account lets nobody in. */
export const signsIn = ({ status, userType }: Pick<User, 'status' | 'userType'>): boolean =>
  status === 'active' && userType !== USER_TYPES.courier

export const TYPES = Object.keys(USER_TYPES) as UserType[]

/** The name of a type, by the number that the contract gives. */
export const typeNameOf = (value: number): UserType => TYPES.find((name) => USER_TYPES[name] === value) ?? 'client'

/** The tabs of the list: everybody, then type by type. */
export const VIEWS = ['all', ...TYPES] as const
export type View = (typeof VIEWS)[number]

export const typeOfView = (view: View): number | null => (view === 'all' ? null : USER_TYPES[view])
