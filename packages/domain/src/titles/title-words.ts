import type { Language } from '../people/vocabularies.ts'
import type { Title, Titles } from './title.ts'

const WORDS = {
  es: {
    more: (name: string, count: number) => `${name} y ${count} más`,
    store: (store: string) => `Paquete de ${store}`,
    tracking: (last: string) => `Paquete …${last}`,
    unknown: 'Paquete',
    packages: (name: string, count: number) => `${name} y ${count} paquetes más`,
    and: ' y ',
  },
  en: {
    more: (name: string, count: number) => `${name} and ${count} more`,
    store: (store: string) => `Package from ${store}`,
    tracking: (last: string) => `Package …${last}`,
    unknown: 'Package',
    packages: (name: string, count: number) => `${name} and ${count} more packages`,
    and: ' and ',
  },
} as const

/** A title in a language: "Audífonos y 2 más", "Package from Amazon", "Paquete …3784" (client, "Things, not codes"). */
export function titleInWords(title: Title, language: Language): string {
  const words = WORDS[language]
  if (title.kind === 'thing') return title.more > 0 ? words.more(title.name, title.more) : title.name
  if (title.kind === 'store') return words.store(title.store)
  return title.kind === 'tracking' ? words.tracking(title.lastCharacters) : words.unknown
}

/** Of what belongs together: both of two, of more the first and how many packages beside it; empty where there is none. */
export function titlesInWords({ titles, count }: Titles, language: Language): string {
  const [first, second] = titles
  if (!first) return ''
  const { packages, and } = WORDS[language]
  if (count > 2) return packages(titleInWords(withoutMore(first), language), count - 1)
  const both = second ? [first, second] : [first]
  // "Audífonos y 2 más y Zapatos" would be read as one list.
  const isList = both.some((title) => title.kind === 'thing' && title.more > 0)
  return both.map((title) => titleInWords(title, language)).join(isList ? ', ' : and)
}

const withoutMore = (title: Title): Title => (title.kind === 'thing' ? { ...title, more: 0 } : title)

type Listed = { id: string; title: Title; store: string; day: string }

/** The titles of a list by id: those alike get their store, and those still alike their day, as the list writes days (client, "Things, not codes"). */
export function titlesApart(listed: readonly Listed[], language: Language): Map<string, string> {
  const plain = listed.map((one) => ({ ...one, text: titleInWords(one.title, language) }))
  const byStore = apart(plain, ({ title, store }) => (title.kind === 'store' ? '' : store))
  return new Map(apart(byStore, ({ day }) => day).map(({ id, text }) => [id, text]))
}

function apart<One extends { text: string }>(listed: readonly One[], difference: (one: One) => string): One[] {
  const alike = Map.groupBy(listed, ({ text }) => text)
  return listed.map((one) => {
    const added = (alike.get(one.text)?.length ?? 0) > 1 ? difference(one) : ''
    return added ? { ...one, text: `${one.text} · ${added}` } : one
  })
}
