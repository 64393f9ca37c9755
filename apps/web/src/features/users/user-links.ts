import type { User } from '@app/contract/users.contract'

/** Where the rest of a person stands: their orders, their page, the clients of an associate. */
export const ordersOf = ({ code }: Pick<User, 'code'>): string =>
  `/operations/estadodepedidos?${new URLSearchParams({ q: code })}`

export const orderAt = (id: string): string => `/operations/estadodepedidos?open=${id}`

export const clientPageOf = ({ id }: Pick<User, 'id'>): string => `/operations/detalleporcliente?client=${id}`

export const assignmentOf = ({ id }: Pick<User, 'id'>): string => `/administration/asignacion?associate=${id}&view=theirs`
