/**
 * What a client calls a package or a purchase, without the words of a language: `titleInWords` adds them.
 * `thing`: their own name for it, or its first item and how many more there are. `store`, `tracking`: where nobody named what it holds.
 */
export type Title =
  | { kind: 'thing'; name: string; more: number }
  | { kind: 'store'; store: string }
  | { kind: 'tracking'; lastCharacters: string }
  | { kind: 'unknown' }

/** The titles of what belongs together, as the packages of a bill do: the first two, and how many there are. */
export type Titles = { titles: Title[]; count: number }

type Named = {
  /** The client's own name for it; empty where they gave none. */
  name: string
  /** What it holds, in the order in which it was said. */
  items: readonly string[]
  store: string
  tracking: string | null
}

/** Longest name in a title, in characters (client, "Things, not codes"). */
export const LONGEST_TITLE = 40
const LAST_CHARACTERS = 4
const MOST_NAMED = 2

/** The client's own name, else the first item and how many more, else the store, else the last four characters of the tracking (client, "Things, not codes"). */
export function titleOf({ name, items, store, tracking }: Named): Title {
  const own = shortened(name)
  if (own) return { kind: 'thing', name: own, more: 0 }
  const said = items.map(shortened).filter(Boolean)
  const [first] = said
  if (first) return { kind: 'thing', name: first, more: said.length - 1 }
  const from = shortened(store)
  if (from) return { kind: 'store', store: from }
  const lastCharacters = (tracking ?? '').replaceAll(/[^\p{L}\p{N}]/gu, '').slice(-LAST_CHARACTERS)
  return lastCharacters ? { kind: 'tracking', lastCharacters } : { kind: 'unknown' }
}

/** Of several records that belong together. */
export const titlesOf = (all: readonly Title[]): Titles => ({ titles: all.slice(0, MOST_NAMED), count: all.length })

/** On one line, cut after a word where one ends late enough; the sign that it goes on counts. */
function shortened(text: string): string {
  const line = Array.from(text.normalize('NFC').replaceAll(/\s+/g, ' ').trim())
  if (line.length <= LONGEST_TITLE) return line.join('')
  const kept = line.slice(0, LONGEST_TITLE - 1).join('')
  const wordEnd = kept.lastIndexOf(' ')
  return `${(wordEnd >= LONGEST_TITLE / 2 ? kept.slice(0, wordEnd) : kept).replace(/[\s,.;:–-]+$/, '')}…`
}
