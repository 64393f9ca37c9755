import { AREA_KEY, ME_KEY, readStoredJson, SESSION_KEY, writeStored } from './storage.ts'

type StoredSession = { token: string }

const isStoredSession = (value: unknown): value is StoredSession =>
  typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string' && value.token !== ''

let token = readStoredJson(SESSION_KEY, isStoredSession)?.token ?? null

export const currentToken = (): string | null => token

export function keepToken(next: string): void {
  token = next
  writeStored(SESSION_KEY, JSON.stringify({ token: next } satisfies StoredSession))
}

export function forgetToken(): void {
  token = null
  writeStored(SESSION_KEY, null)
  writeStored(ME_KEY, null)
  writeStored(AREA_KEY, null)
}

/** Another tab signed in, as somebody else perhaps, or out: this one follows. */
export function onTokenChangedElsewhere(follow: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== SESSION_KEY && key !== null) return
    const stored = readStoredJson(SESSION_KEY, isStoredSession)?.token ?? null
    if (stored === token) return
    token = stored
    follow()
  })
}
