// What the search offers for what was typed, in the order in which it stands on the screen.
import type { FOUND_KINDS, Found } from '@app/contract/search.contract'
import { folded } from '../../i18n/folded.ts'

const MOST_SCREENS = 4

export type NamedScreen = { path: string; name: string }
/** `near`: not called as it was typed. */
export type OptionGroup = 'recent' | 'screen' | 'act' | 'near' | (typeof FOUND_KINDS)[number]
export type SearchOption =
  | { group: 'recent'; key: string; text: string }
  | { group: 'screen' | 'act'; key: string; screen: NamedScreen }
  | { group: 'near' | (typeof FOUND_KINDS)[number]; key: string; found: Found }

type Offer = {
  text: string
  recent: readonly string[]
  screens: readonly NamedScreen[]
  /** What can be begun, each with the address of its form. */
  acts: readonly NamedScreen[]
  found: readonly Found[]
}

/** Earlier searches while nothing is typed; then what is begun and the screens of that name, then the records. */
export function searchOptions({ text, recent, screens, acts, found }: Offer): SearchOption[] {
  const wanted = folded(text.trim())
  if (!wanted) return recent.map((earlier) => ({ group: 'recent', key: `recent-${earlier}`, text: earlier }))
  return [
    ...named(acts, 'act', wanted),
    ...named(screens, 'screen', wanted),
    ...found.map((one): SearchOption => ({ group: one.isNear ? 'near' : one.kind, key: `${one.kind}-${one.id}`, found: one })),
  ]
}

const named = (screens: readonly NamedScreen[], group: 'screen' | 'act', wanted: string): SearchOption[] =>
  screens
    .filter(({ name }) => startsAWord(folded(name), wanted))
    .slice(0, MOST_SCREENS)
    .map((screen) => ({ group, key: `${group}-${screen.path}`, screen }))

const startsAWord = (name: string, wanted: string): boolean => name.startsWith(wanted) || name.includes(` ${wanted}`)

/** One heading a kind, in the order in which they came. */
export function groupsOf(options: readonly SearchOption[]): [OptionGroup, readonly SearchOption[]][] {
  return [...Map.groupBy(options, ({ group }) => group)]
}

/** Where an option leads; an earlier search leads nowhere, it is typed again. */
export function addressOf(option: SearchOption): string | null {
  if (option.group === 'recent') return null
  return 'screen' in option ? option.screen.path : option.found.location
}
