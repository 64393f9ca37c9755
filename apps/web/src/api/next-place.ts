// Where somebody who was refused finds what is open instead: the screen of the record, which offers it.
import {
  ADMINISTRATOR_PATHS,
  ASSOCIATE_PATHS,
  addressOf,
  CLIENT_PATHS,
  purchaseAddress,
  type ScreenPath,
} from '@app/contract/paths'
import type { Role } from '@app/domain'
import type { ApiError } from './api-error.ts'

/** Opens a record on a screen, in the list that it is in. */
const on =
  (path: ScreenPath, list: Readonly<Record<string, string>> = {}) =>
  (id: string): string =>
    addressOf(path, { ...list, open: id })

const REQUESTS = {
  administrator: on(ADMINISTRATOR_PATHS.dropshipping),
  associate: on(ASSOCIATE_PATHS.dropshipping),
  client: on(CLIENT_PATHS.quotes),
}
/** By the first word of the refusal's code. */
const SCREENS: Readonly<Record<string, Partial<Record<Role, (id: string) => string>>>> = {
  order: {
    administrator: on(ADMINISTRATOR_PATHS.orders),
    associate: on(ASSOCIATE_PATHS.orders),
    client: on(CLIENT_PATHS.orders),
  },
  bundle: { administrator: on(ADMINISTRATOR_PATHS.bundles), associate: on(ASSOCIATE_PATHS.bundles) },
  bill: { administrator: on(ADMINISTRATOR_PATHS.bills), client: on(CLIENT_PATHS.payments) },
  purchase: {
    administrator: (id) => purchaseAddress('administrator', id),
    associate: (id) => purchaseAddress('associate', id),
    client: (id) => purchaseAddress('client', id),
  },
  dropshipping: REQUESTS,
  quote: REQUESTS,
  manifest: { administrator: on(ADMINISTRATOR_PATHS.manifests) },
  approval: { administrator: on(ADMINISTRATOR_PATHS.approvals) },
  refund: { administrator: on(ADMINISTRATOR_PATHS.refunds) },
  settlement: {
    administrator: on(ADMINISTRATOR_PATHS.bills, { view: 'associates', earning: 'settlements' }),
    associate: on(ASSOCIATE_PATHS.earnings, { view: 'settlements' }),
  },
}

/** Null where this person may do nothing with it, or there is no screen of it. */
export function nextPlace({ code, details }: ApiError, role: Role): string | null {
  const [id] = details.ids ?? []
  const [kind] = /^[a-z]+/.exec(code) ?? []
  const screen = SCREENS[kind ?? '']?.[role]
  const mayDo = details.next?.some(({ who }) => who.includes(role)) ?? false
  return id && screen && mayDo ? screen(id) : null
}
