// Who was signed in, for the screen that goes on working when it is opened without connection. Only staff have one.
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import type { Me } from '@app/contract/session.contract'
import { ME_KEY, readStoredJson, writeStored } from './storage.ts'
import { currentToken } from './token.ts'

const WORKS_WITHOUT_CONNECTION: readonly string[] = [ADMINISTRATOR_PATHS.warehouse]

/** Of the token only as much as tells it from another. */
type Remembered = { tokenEnd: string; me: Me }

const tokenEnd = (): string => currentToken()?.slice(-6) ?? ''

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' && value !== null && 'tokenEnd' in value && 'me' in value

/** Nothing that a screen without connection can do without: no address, no birth date, no number. */
const withNameAlone = (me: Me): Me => ({
  ...me,
  ...{ email: '', username: '', phone: '', identification: '', birthDate: '', province: '', city: '', address: '' },
})

export function rememberMe(me: Me): void {
  if (!me.role.isAdmin) return
  writeStored(ME_KEY, JSON.stringify({ tokenEnd: tokenEnd(), me: withNameAlone(me) } satisfies Remembered))
}

export function rememberedMe(): Me | null {
  if (!WORKS_WITHOUT_CONNECTION.includes(location.pathname)) return null
  const remembered = readStoredJson(ME_KEY, isRemembered)
  return remembered?.tokenEnd === tokenEnd() ? remembered.me : null
}
