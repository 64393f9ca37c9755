import type { Stage } from './stage.ts'

/** What came of a promise: what was tried and seen, and how it was broken, if it was. */
export type Outcome = { seen: string; broken: string[] }
export type Trial = { promise: string; prove: (stage: Stage) => Promise<Outcome> }

/** Does each with so many at a time. */
export async function eachOf<Item>(items: readonly Item[], atATime: number, act: (item: Item, index: number) => Promise<void>) {
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) await act(item, index)
  }
  await Promise.all(Array.from({ length: atATime }, work))
}

export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) => items.slice(chunk * size, (chunk + 1) * size))

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

/** How often each answer was given, as `200 × 3, 409 orderAlreadyBundled × 5`. */
export const counted = (answers: readonly { status: number; code?: string | undefined }[]): string =>
  Object.entries(Object.groupBy(answers, ({ status, code }) => [status, code].filter(Boolean).join(' ')))
    .map(([answer, all]) => `${answer} × ${all?.length}`)
    .sort()
    .join(', ')
