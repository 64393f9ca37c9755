import type { ConversationMessage } from '@app/contract/conversations/conversations.contract'
import { ADMINISTRATOR_PATHS, ASSOCIATE_PATHS, addressOf, CLIENT_PATHS, ORDERS_PATH, purchaseAddress } from '@app/contract/paths'
import type { ConversationSubject, Role } from '@app/domain'

/** The record that a message will name, with the words for it. */
export type Subject = { kind: ConversationSubject; id: string; name: string }

const KINDS: readonly string[] = ['order', 'purchase', 'dropshipping', 'bill'] satisfies ConversationSubject[]

/** What another screen handed over with the way here; anything else is nothing. */
export function subjectIn(state: unknown): Subject | null {
  if (typeof state !== 'object' || state === null || !('about' in state)) return null
  const { about } = state as { about: Partial<Subject> }
  const { kind, id, name } = about ?? {}
  return kind && KINDS.includes(kind) && typeof id === 'string' && typeof name === 'string' ? { kind, id, name } : null
}

/** What another screen wrote for whoever comes here from it. */
export const textIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'text' in state && typeof state.text === 'string' ? state.text : ''

/** Where this person opens the record; associates have no screen of bills. */
export function addressOfSubject(role: Role, { kind, id }: NonNullable<ConversationMessage['about']>): string | null {
  if (kind === 'order') return addressOf(ORDERS_PATH[role], { open: id })
  if (kind === 'purchase') return purchaseAddress(role, id)
  if (kind === 'dropshipping') {
    if (role === 'client') return addressOf(CLIENT_PATHS.quotes, { view: 'dropshipping', open: id })
    return addressOf(role === 'associate' ? ASSOCIATE_PATHS.dropshipping : ADMINISTRATOR_PATHS.dropshipping, { open: id })
  }
  if (role === 'associate') return null
  return role === 'client'
    ? addressOf(CLIENT_PATHS.payments, { view: 'pending', open: id })
    : addressOf(ADMINISTRATOR_PATHS.bills, { open: id })
}
