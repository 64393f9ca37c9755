// The keys of whoever is signed in, in memory alone: with the page, and with the session, they are gone (docs/decisions/0130).
import type { StorageKey } from './storage-key.ts'

export type Keyring = {
  /** What it seals is lost with the session. */
  ofSession: StorageKey
  /** What it seals waits for this person's next session, on any day. */
  ofPerson: StorageKey
}

let held: { token: string; keyring: Keyring } | null = null

/** Null: nobody is signed in, or a browser without Web Crypto, as on a page that does not come by HTTPS. Then nothing personal is kept. */
export const currentKeyring = (): Keyring | null => held?.keyring ?? null

export const isHeldFor = (token: string): boolean => held?.token === token

export const holdKeyring = (token: string, keyring: Keyring): void => {
  held = { token, keyring }
}

export const forgetKeyring = (): void => {
  held = null
}
