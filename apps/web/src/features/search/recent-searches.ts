import { RECENT_SEARCHES, readSealed, writeSealed } from '../../session/sealed/sealed-values.ts'

type Kept = { person: string; texts: readonly string[] }

const MOST_KEPT = 6

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'person' in value &&
  'texts' in value &&
  Array.isArray(value.texts) &&
  value.texts.every((text) => typeof text === 'string')

/** What this person searched for on this device and opened; logging out forgets it, and nobody sees another's. */
export function recentSearches(person: string): readonly string[] {
  const kept = readSealed(RECENT_SEARCHES, isKept)
  return kept?.person === person ? kept.texts : []
}

export function rememberSearch(person: string, text: string): void {
  const texts = withNewest(recentSearches(person), text.trim())
  writeSealed(RECENT_SEARCHES, { person, texts } satisfies Kept)
}

/** The newest first, each once, whatever its capitals. */
export const withNewest = (texts: readonly string[], newest: string): string[] =>
  [newest, ...texts.filter((text) => text.toLowerCase() !== newest.toLowerCase())].slice(0, MOST_KEPT)
