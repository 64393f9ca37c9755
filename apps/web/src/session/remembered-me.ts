// Who was signed in, for the screen that goes on working when it is opened without connection. Only staff have one.
import type { Me } from '@app/contract/session.contract'
import { ROLES, type Role, roleOf } from '@app/domain'
import { AREA_KEY, ME_KEY, readStored, writeStored } from './storage.ts'
import { currentToken } from './token.ts'

/** Name, role and duties: a screen without connection can do without everything else. */
export type KnownOfMe = Pick<Me, 'id' | 'firstName' | 'lastName' | 'userType' | 'role' | 'duties' | 'language'>

/** Of the token only as much as tells it from another. */
export type Remembered = { tokenEnd: string; me: KnownOfMe }

export const tokenEnd = (): string => currentToken()?.slice(-6) ?? ''

export const keptRole = (): Role | null => ROLES.find((role) => role === readStored(AREA_KEY)) ?? null

export function rememberMe({ id, firstName, lastName, userType, role, duties, language }: Me): void {
  writeStored(AREA_KEY, roleOf(role))
  if (!role.isAdmin) return
  const me: KnownOfMe = { id, firstName, lastName, userType, role, duties, language }
  writeStored(ME_KEY, JSON.stringify({ tokenEnd: tokenEnd(), me } satisfies Remembered))
}

export const isAnybodyRemembered = (): boolean => readStored(ME_KEY) !== null
