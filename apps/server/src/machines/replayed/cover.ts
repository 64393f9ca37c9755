// Few paths through the model that take every kind of step: what people can do, in each state that decides what comes of it.
import { eventsOf } from '../dead-ends/nature.ts'
import type { Case } from '../dead-ends/search.ts'
import { stepsOf } from '../dead-ends/steps.ts'
import { dueOf, isSettled, type Parcel, type State } from '../dead-ends/truth.ts'

type Edge = { name: string; to: number; kind: number }
export type Roads = { states: State[]; edges: Edge[][]; kinds: string[]; beginnings: number }
export type Path = { from: number; edges: Edge[] }

const signOf = (amount: number): string => (amount === 0 ? '0' : amount > 0 ? '+' : '-')
/** What was split, or went on in category C, is another price and another way to Quito; from there on it is a package like others. */
const LIMITED: readonly Parcel['status'][] = ['stuck', 'miami', 'quito']
const ofParcel = ({ status, limit, incident, wasReceived, chargedInCents, earnedInCents, earningPaidInCents }: Parcel): string =>
  [
    status,
    status === 'closed' && wasReceived && 'received',
    LIMITED.includes(status) && limit,
    incident && 'incident',
    chargedInCents > 0 && 'charged',
    signOf(earnedInCents - earningPaidInCents),
  ].join('.')
const ofOneOfTwo = ({ status, chargedInCents }: Parcel): string => [status, chargedInCents > 0 && 'charged'].join('.')
/** Those that the client does where they answer, and an administrator where they do not. */
const OF_BOTH = ['bill', 'apply', 'withdrawn 0', 'withdrawn 1']

/**
 * All that the product knows that decides what comes of a step: of money which way it points. Where goods are it does not know. Of two
 * packages what one does to the other: their statuses, and which of them is charged.
 */
export const knownOf = (state: State): string => {
  const { parcels, bill, purchase, creditInCents, heldInCents } = state
  const money = [signOf(dueOf(state)), signOf(creditInCents), signOf(heldInCents)].join('')
  const each = parcels.map(parcels.length > 1 ? ofOneOfTwo : ofParcel)
  return [...each, bill, purchase, money].join(' ')
}
const kindOf = (name: string, state: State): string => [name, OF_BOTH.includes(name) && state.client, knownOf(state)].join(' ')

/** `cannot`: what people cannot do by a call yet. */
export function roadsOf({ amounts, beginnings, misfortunes, never = [] }: Case, cannot: readonly string[] = []): Roads {
  const isWord = (words: readonly string[], name: string) => words.includes(name.split(' ')[0] ?? '')
  const steps = stepsOf(amounts).filter(({ name }) => !isWord(cannot, name))
  const events = eventsOf(amounts, misfortunes).filter(({ name }) => !isWord(never, name))
  const states: State[] = []
  const known = new Map<string, number>()
  const kinds = new Map<string, number>()
  const numberIn = (map: Map<string, number>, key: string): number => {
    const number = map.get(key) ?? map.size
    map.set(key, number)
    return number
  }
  const come = (state: State): number => {
    const at = numberIn(known, JSON.stringify(state))
    states[at] ??= state
    return at
  }
  for (const state of beginnings) come(state)
  const edges: Edge[][] = []
  for (let at = 0; at < states.length; at += 1) {
    const state = states[at] as State
    const leading = (list: readonly { name: string; next: (typeof steps)[number]['next'] }[], isStep: boolean): Edge[] =>
      list.flatMap(({ name, next }) => {
        const after = next(state, amounts)
        return after ? [{ name, to: come(after), kind: isStep ? numberIn(kinds, kindOf(name, state)) : -1 }] : []
      })
    edges[at] = [...leading(steps, true), ...leading(events, false)]
  }
  return { states, edges, kinds: [...kinds.keys()], beginnings: beginnings.length }
}

const LONGEST = 60

/** A walk is to come far: these end it, or leave little to do. */
const SELDOM = ['withdrawn', 'returned', 'storeCancelled', 'ownRefusal', 'staffRefusal', 'fallsSilent']

/** Takes at each state one of the edges that there are, by these choices, and then the shortest way to a settled end. */
export function wander(roads: Roads, choices: readonly (readonly number[])[]): Path[] {
  const wayOut = waysOut(roads)
  return choices.map(([first = 0, ...rest]) => {
    const path: Path = { from: first % roads.beginnings, edges: [] }
    let at = path.from
    for (const choice of rest) {
      const all = roads.edges[at] ?? []
      const often = all.filter(({ name }) => !SELDOM.includes(name.split(' ')[0] ?? ''))
      const edges = choice % 8 > 0 && often.length > 0 ? often : all
      const edge = edges[Math.floor(choice / 8) % edges.length]
      if (!edge) break
      path.edges.push(edge)
      at = edge.to
    }
    return { ...path, edges: [...path.edges, ...endingFrom(at, wayOut)] }
  })
}

/** Goes on to the nearest kind of step that was not taken yet, as long as there is one, and then the shortest way to a settled end. */
export function coverOf(roads: Roads): Path[] {
  const open = new Set(roads.kinds.keys())
  const wayOut = waysOut(roads)
  const paths: Path[] = []
  while (open.size > 0) {
    const path = longestFrom(roads, open)
    if (!path) break
    const last = path.edges.at(-1)?.to ?? path.from
    const ending = endingFrom(last, wayOut)
    for (const { kind } of ending) open.delete(kind)
    paths.push({ ...path, edges: [...path.edges, ...ending] })
  }
  return paths
}

function longestFrom(roads: Roads, open: Set<number>): Path | null {
  for (let from = 0; from < roads.beginnings; from += 1) {
    const path: Path = { from, edges: [] }
    let at = from
    while (path.edges.length < LONGEST) {
      const way = nearest(roads, at, open)
      if (!way) break
      for (const { kind } of way) open.delete(kind)
      path.edges.push(...way)
      at = way.at(-1)?.to ?? at
    }
    if (path.edges.length > 0) return path
  }
  return null
}

/** Breadth first to an edge of a kind that is open. */
function nearest({ edges }: Roads, from: number, open: ReadonlySet<number>): Edge[] | null {
  const cameBy = new Map<number, { before: number; edge: Edge } | null>([[from, null]])
  const queue = [from]
  const wayTo = (at: number, last: Edge): Edge[] => {
    const way = [last]
    for (let by = cameBy.get(at); by; by = cameBy.get(by.before)) way.unshift(by.edge)
    return way
  }
  for (const at of queue) {
    for (const edge of edges[at] ?? []) {
      if (open.has(edge.kind)) return wayTo(at, edge)
      if (cameBy.has(edge.to)) continue
      cameBy.set(edge.to, { before: at, edge })
      queue.push(edge.to)
    }
  }
  return null
}

/** From each state the step of people that is on a shortest way to a settled end. */
function waysOut({ states, edges }: Roads): (Edge | null)[] {
  const edgesTo: { from: number; edge: Edge }[][] = states.map(() => [])
  for (const [from, list] of edges.entries()) for (const edge of list) if (edge.kind >= 0) edgesTo[edge.to]?.push({ from, edge })
  const out: (Edge | null)[] = states.map(() => null)
  const queue = states.flatMap((state, at) => (isSettled(state) ? [at] : []))
  const isReached = states.map(isSettled)
  for (const at of queue) {
    for (const { from, edge } of edgesTo[at] ?? []) {
      if (isReached[from]) continue
      isReached[from] = true
      out[from] = edge
      queue.push(from)
    }
  }
  return out
}

function endingFrom(from: number, wayOut: readonly (Edge | null)[]): Edge[] {
  const ending: Edge[] = []
  for (let edge = wayOut[from]; edge; edge = wayOut[edge.to]) ending.push(edge)
  return ending
}
