// Where somebody who was refused finds what is open instead: the screen of the record, which offers it.
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, type ScreenPath } from '@app/contract/paths'
import type { Role } from '@app/domain'
import type { ApiError } from './api-error.ts'

const SCREENS: Readonly<Record<string, Partial<Record<Role, ScreenPath>>>> = {
  order: { administrator: ADMINISTRATOR_PATHS.orders, associate: ASSOCIATE_PATHS.orders, client: CLIENT_PATHS.orders },
  bundle: { administrator: ADMINISTRATOR_PATHS.bundles, associate: ASSOCIATE_PATHS.bundles },
  bill: { administrator: ADMINISTRATOR_PATHS.bills, client: CLIENT_PATHS.payments },
  purchase: { associate: ASSOCIATE_PATHS.purchases, client: CLIENT_PATHS.purchases },
  dropshipping: { administrator: ADMINISTRATOR_PATHS.dropshipping, associate: ASSOCIATE_PATHS.dropshipping },
}

/** Null where this person may do nothing with it, or there is no screen of it. */
export function nextPlace({ code, details }: ApiError, role: Role): string | null {
  const [id] = details.ids ?? []
  const [kind] = /^[a-z]+/.exec(code) ?? []
  const screen = SCREENS[kind ?? '']?.[role]
  const mayDo = details.next?.some(({ who }) => who.includes(role)) ?? false
  return id && screen && mayDo ? addressOf(screen, { open: id }) : null
}
