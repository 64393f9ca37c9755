import type { Rule, Sources } from './sources.ts'

const LIFECYCLE = /^packages\/domain\/src\/lifecycles\/[a-z-]+-lifecycle\.ts$/
const DECLARED = /^export const [A-Z_]+_STATUSES = \[([^\]]*)\]/m
/** What a person runs or reads; expectations written by hand, models and what tests are given say their statuses themselves. */
const SOURCE = /^(apps\/(server|web|notifications)\/src|packages\/contract\/src)\/.*\.tsx?$/
const BY_HAND = /\.test\.tsx?$|\/(machines|testing|hostile)\//
const LIST = /\[([^[\]]*)\]/g
const WORDS = /'(\w+)'/g

/** Lists that are an order of their own, not a group: each with its reason. */
const ORDERS_OF_THEIR_OWN: Readonly<Record<string, string>> = {
  'apps/web/src/features/earnings/earning-months.tsx': 'how the parts of a bar lie one on the other',
  'apps/web/src/features/bills/counter/pay-associate-list.tsx': 'the two sides of a switch',
}

/** Two statuses in a list are a group: `packages/domain/src/lifecycles/status-groups.ts` names it, so that a new status is in it or is not. */
export const statusLiterals: Rule = (sources) => {
  const vocabularies = vocabulariesOf(sources)
  return sources.paths
    .filter((path) => SOURCE.test(path) && !BY_HAND.test(path) && !(path in ORDERS_OF_THEIR_OWN))
    .flatMap((path) => listsIn(sources.read(path), vocabularies).map((problem) => `${path}:${problem}`))
}

function vocabulariesOf({ paths, read }: Sources): ReadonlySet<string>[] {
  const declared = paths.filter((path) => LIFECYCLE.test(path)).map((path) => DECLARED.exec(read(path))?.[1] ?? '')
  return declared.map(wordsOf).map((words) => new Set(words))
}

const wordsOf = (text: string): string[] => [...text.matchAll(WORDS)].map(([, word = '']) => word)

function listsIn(text: string, vocabularies: readonly ReadonlySet<string>[]): string[] {
  return [...text.matchAll(LIST)].flatMap(({ 1: inside = '', index }) => {
    const words = wordsOf(inside)
    const isPlain =
      inside
        .replaceAll(WORDS, '')
        .replaceAll(/\.\.\.[\w.]+/g, '')
        .replaceAll(/[\s,]/g, '') === ''
    const areStatuses = vocabularies.some((statuses) => words.every((word) => statuses.has(word)))
    if (words.length < 2 || !isPlain || !areStatuses) return []
    const line = text.slice(0, index).split('\n').length
    return [`${line}: [${words.join(', ')}] is a group of statuses: name it in packages/domain/src/lifecycles/status-groups.ts`]
  })
}
