import type { User } from '@app/contract/users.contract'
import type { DeclaringClient } from '../../authorized-names/quota-left.tsx'

/** The client for whom staff order: what the form would read of the signed-in person. */
export type OrderingClient = DeclaringClient & Pick<User, 'hasDiscount'>
