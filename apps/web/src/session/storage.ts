// Local storage may be full, forbidden or emptied at any moment: no screen fails because of it.

export const SESSION_KEY = 'session'
export const ME_KEY = 'me'
/** The role of whoever is signed in: what they need is asked for before the program is there (public/boot.js). */
export const AREA_KEY = 'area'

/** Who put off agreeing to the texts, until the next sign-in (features/consents). */
export const CONSENTS_PUT_OFF_KEY = 'consentsPutOff'

/** What belongs to the person and goes with the token when their session ends, however it does (specification, section 4). */
const PERSONAL_KEYS = [
  ME_KEY,
  AREA_KEY,
  'selectedOption',
  'selectedSubOption',
  'assambleBundles',
  'activeManifests',
  CONSENTS_PUT_OFF_KEY,
] as const

export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // The value lives on in memory until the page is left.
  }
}

export function readStoredJson<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    return isValue(value) ? value : null
  } catch {
    return null
  }
}

/** Where a station that is cut off keeps its keys (session/sealed/cut-off.ts). */
export const CUT_OFF_DATABASE = 'cutOff'
/** Answers that a client's screens showed, sealed for the session (api/kept). */
export const KEPT_ANSWERS_DATABASE = 'keptAnswers'
/** With the copy of what is expected. What was not sent stays, sealed, in a database of its own (features/scan-queue). */
const PERSONAL_DATABASES = [CUT_OFF_DATABASE, KEPT_ANSWERS_DATABASE, 'expectedPackages'] as const

export function clearPersonalStorage(): void {
  for (const key of PERSONAL_KEYS) writeStored(key, null)
  for (const name of PERSONAL_DATABASES) removeDatabase(name)
}

export function removeDatabase(name: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(name)
  } catch {
    // A browser that keeps no database has none to remove.
  }
}

/** A sign-up that was begun here, and where the pages of this tab stood: their addresses say what was searched for. */
const KEYS_OF_TAB = ['draft:registro', 'scrollPositions'] as const

export function clearTab(): void {
  try {
    for (const key of KEYS_OF_TAB) sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
