// Local storage may be full, forbidden or emptied at any moment: no screen fails because of it.

export const SESSION_KEY = 'session'
export const ME_KEY = 'me'

/** What somebody searched for is theirs (features/search). */
export const RECENT_SEARCHES_KEY = 'recentSearches'

/** Who put off agreeing to the texts, until the next sign-in (features/consents). */
export const CONSENTS_PUT_OFF_KEY = 'consentsPutOff'

/** What belongs to the person and goes when their session ends, however it does (specification, section 4). */
const PERSONAL_KEYS = [
  SESSION_KEY,
  ME_KEY,
  'selectedOption',
  'selectedSubOption',
  'assambleBundles',
  'activeManifests',
  RECENT_SEARCHES_KEY,
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

/** What was not sent to the server stays: it waits for its person in a database of its own (features/scan-queue). */
const PERSONAL_DATABASE = 'expectedPackages'

export const clearPersonalStorage = (): void => {
  for (const key of PERSONAL_KEYS) writeStored(key, null)
  globalThis.indexedDB?.deleteDatabase(PERSONAL_DATABASE)
}
