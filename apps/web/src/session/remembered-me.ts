// Who was signed in, for the screen that goes on working when it is opened without connection. Only staff have one.
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { Me } from '@app/contract/session.contract'
import { ROLES, type Role, roleOf } from '@app/domain'
import { AREA_KEY, ME_KEY, readStored, readStoredJson, writeStored } from './storage.ts'
import { currentToken } from './token.ts'

const WORKS_WITHOUT_CONNECTION: readonly string[] = [ADMINISTRATOR_PATHS.warehouse]

/** Name and role: a screen without connection can do without everything else. */
type KnownOfMe = Pick<Me, 'id' | 'firstName' | 'lastName' | 'userType' | 'role' | 'duties' | 'language'>

/** Of the token only as much as tells it from another. */
type Remembered = { tokenEnd: string; me: KnownOfMe }

const tokenEnd = (): string => currentToken()?.slice(-6) ?? ''

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'tokenEnd' in value && 'me' in value

export const keptRole = (): Role | null => ROLES.find((role) => role === readStored(AREA_KEY)) ?? null

export function rememberMe({ id, firstName, lastName, userType, role, duties, language }: Me): void {
  writeStored(AREA_KEY, roleOf(role))
  if (!role.isAdmin) return
  const me: KnownOfMe = { id, firstName, lastName, userType, role, duties, language }
  writeStored(ME_KEY, JSON.stringify({ tokenEnd: tokenEnd(), me } satisfies Remembered))
}

const UNKNOWN: Omit<Me, keyof KnownOfMe> = {
  version: 0,
  ...{ email: '', username: '', phone: '', birthDate: '', province: '', city: '', address: '' },
  identificationType: 'cedula',
  identification: '',
  identityStatus: 'declared',
  isIdentificationLocked: true,
  emailStatus: 'confirmed',
  pendingEmail: null,
  casilleroCode: null,
  hasDiscount: false,
  areRemoteComponentsEnabled: true,
  mustTurnOnSecondFactor: false,
}

export function rememberedMe(): Me | null {
  if (!WORKS_WITHOUT_CONNECTION.includes(location.pathname)) return null
  const remembered = readStoredJson(ME_KEY, isRemembered)
  return remembered?.tokenEnd === tokenEnd() ? { ...UNKNOWN, ...remembered.me } : null
}
