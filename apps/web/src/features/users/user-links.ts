import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import type { User } from '@app/contract/users.contract'

/** Where the rest of a person stands: their orders, their page, the clients of an associate. */
export const ordersOf = ({ code }: Pick<User, 'code'>): string => addressOf(ADMINISTRATOR_PATHS.orders, { q: code })

export const orderAt = (id: string): string => addressOf(ADMINISTRATOR_PATHS.orders, { open: id })

export const clientPageOf = ({ id }: Pick<User, 'id'>): string => addressOf(ADMINISTRATOR_PATHS.client, { client: id })

export const assignmentOf = ({ id }: Pick<User, 'id'>): string =>
  addressOf(ADMINISTRATOR_PATHS.assignment, { associate: id, view: 'theirs' })
