// A path of the model, step by step in the running product beside it.
import type { State } from '../dead-ends/truth.ts'
import { CALLS } from './calls.ts'
import type { Path, Roads } from './cover.ts'
import { offersOf, wronglyOffered } from './offers.ts'
import { expectedIn, seenIn } from './seen.ts'
import { beginAt } from './world.ts'

/** At once, beside each other: while one waits for the database, another works. */
const AT_ONCE = 4

type Replay = { roads: Roads; tariffId: string; compared: Set<number>; offers: ReturnType<typeof offersOf> | null }

/** Takes each path; compares after each step of a kind that was not compared yet, and at the end of the path. Says where they part. */
export async function replayAll(roads: Roads, paths: readonly Path[], tariffId: string) {
  const differences: string[] = []
  const compared = new Set<number>()
  // What two packages may do each depends on the other: there only what comes of it is compared.
  const offers = roads.states[0]?.parcels.length === 1 ? offersOf(roads) : null
  const waiting = [...paths]
  const work = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      await replay(path, { roads, tariffId, compared, offers }).catch((error: Error) => differences.push(error.message))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return { compared, differences }
}

async function replay({ from, edges }: Path, { roads, tariffId, compared, offers }: Replay): Promise<void> {
  const stateAt = (at: number) => roads.states[at] as State
  const names = edges.map(({ name }) => name)
  const world = await beginAt(stateAt(from), names)
  let before = stateAt(from)
  for (const [position, { name, to, kind }] of edges.entries()) {
    const path = names.slice(0, position + 1).join(', ')
    const after = stateAt(to)
    const [what = '', index = '0'] = name.split(' ')
    await CALLS[what]?.({ world, index: Number(index), before, after, tariffId }).catch((error: unknown) => {
      throw new Error(`${path}: ${error instanceof Error ? error.message : 'refused'}`, { cause: error })
    })
    const isNew = kind >= 0 && !compared.has(kind)
    if (isNew || position === edges.length - 1) {
      const { seen, offered } = await seenIn(world)
      const wrong = (offers ? offered : []).flatMap((list) => wronglyOffered(list, offers?.(to) ?? NOTHING))
      const [is, must] = [JSON.stringify(seen), JSON.stringify(expectedIn(world, after))]
      if (is !== must || wrong.length > 0) throw new Error(`${path}: ${wrong.join(', ')}\nis   ${is}\nmust ${must}`)
      compared.add(kind)
    }
    before = after
  }
}
const NOTHING = { now: [], ever: new Set<string>() }
