// Every state that people and nature can bring about, and from which of them, once nature rests, an end can be reached.
import { eventsOf } from './nature.ts'
import { type Mechanism, type Step, stepsOf } from './steps.ts'
import type { Amounts, State } from './truth.ts'

export type Case = {
  name: string
  amounts: readonly Amounts[]
  beginnings: readonly State[]
  misfortunes: number
  never?: readonly string[]
}

type Edge = { from: number; name: string }
export type Graph = {
  states: State[]
  /** To each state, what people do that leads there. */
  edgesTo: Edge[][]
  /** How it was come to first: for a sentence that names it. */
  cameBy: ({ from: number; name: string } | null)[]
}

/** Breadth first. `without`: as if nobody could do that. */
export function explore({ amounts, beginnings, misfortunes, never = [] }: Case, without?: Mechanism): Graph {
  const steps = stepsOf(amounts).filter(({ mechanisms = [] }) => !without || !mechanisms.includes(without))
  const events = eventsOf(amounts, misfortunes).filter(({ name }) => !never.includes(name.split(' ')[0] ?? ''))
  const graph: Graph = { states: [], edgesTo: [], cameBy: [] }
  const known = new Map<string, number>()
  const come = (state: State, by: Graph['cameBy'][number]): number => {
    const key = JSON.stringify(state)
    const index = known.get(key) ?? graph.states.push(state) - 1
    if (known.has(key)) return index
    known.set(key, index)
    graph.cameBy[index] = by
    graph.edgesTo[index] = []
    return index
  }
  for (const state of beginnings) come(state, null)
  for (let from = 0; from < graph.states.length; from += 1) {
    const state = graph.states[from] as State
    for (const [after, name] of doneWith(steps, state, amounts)) graph.edgesTo[come(after, { from, name })]?.push({ from, name })
    for (const [after, name] of doneWith(events, state, amounts)) come(after, { from, name })
  }
  return graph
}

const doneWith = (steps: readonly Pick<Step, 'name' | 'next'>[], state: State, amounts: readonly Amounts[]) =>
  steps.flatMap(({ name, next }) => {
    const after = next(state, amounts)
    return after ? [[after, name] as const] : []
  })

/** The states from which people alone come to one of these. */
export function canReach({ states, edgesTo }: Graph, isEnd: (state: State) => boolean): boolean[] {
  const reaches = states.map(isEnd)
  const open = states.flatMap((_state, index) => (reaches[index] ? [index] : []))
  for (let index = open.pop(); index !== undefined; index = open.pop()) {
    for (const { from } of edgesTo[index] ?? []) {
      if (reaches[from]) continue
      reaches[from] = true
      open.push(from)
    }
  }
  return reaches
}

/** How people and nature came to a state: the shortest way there is. */
export function wayTo({ cameBy }: Graph, index: number): string[] {
  const way: string[] = []
  for (let by = cameBy[index]; by; by = cameBy[by.from]) way.unshift(by.name)
  return way
}
