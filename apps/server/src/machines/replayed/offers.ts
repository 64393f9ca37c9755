// What the product offers on a package, beside what the model says can be done with it.
import type { State } from '../dead-ends/truth.ts'
import { knownOf, type Roads } from './cover.ts'

/** The action of an order that each step of the model is, where it is one. */
const ACTION_OF: Readonly<Record<string, string>> = {
  receive: 'confirmWarehouse',
  split: 'split',
  category: 'changeCategory',
  arrive: 'confirmArrival',
  weigh: 'confirmWeight',
  bill: 'requestPayment',
  voidBill: 'voidBill',
  deliver: 'deliver',
  settle: 'settleEarning',
  openIncident: 'openIncident',
  solve: 'resolveIncident',
  compensate: 'compensateDamage',
  lost: 'removeAsLost',
  damaged: 'removeAsDamaged',
  seized: 'removeAsSeized',
  returned: 'removeAsReturned',
  abandoned: 'removeAsAbandoned',
  withdrawn: 'remove',
}
/** The model asks more of a package than the product of these: they are offered again, or before the goods are where they must be. */
const NOWHERE_ELSE = ['confirmArrival', 'requestPayment', 'voidBill', 'deliver']
/** Two calls, the first of which opens the incident. */
const WITH_INCIDENT = ['returned', 'abandoned']

/** What the model has no step for: what was bought and went back to its store may be billed. */
const besideOf = ({ parcels: [first] }: State): string[] => (first?.outcome === 'returned' ? ['requestPayment'] : [])

/** Of one package: what the model allows now, and what it allows in any state that the product cannot tell from this one. */
export function offersOf({ states, edges }: Roads): (at: number) => { now: string[]; ever: ReadonlySet<string> } {
  const ever = new Map<string, Set<string>>()
  const namesAt = (at: number) => (edges[at] ?? []).filter(({ kind }) => kind >= 0).map(({ name }) => name.split(' ')[0] ?? '')
  for (const [at, state] of states.entries()) {
    const known = ever.get(knownOf(state)) ?? new Set()
    ever.set(knownOf(state), known)
    for (const name of namesAt(at)) known.add(ACTION_OF[name] ?? '')
  }
  return (at) => {
    const state = states[at] as State
    const { incident = false, status } = state.parcels[0] ?? {}
    // A bill whose package was closed offers itself to be voided.
    const isOffered = (name: string) => (name === 'voidBill' ? status === 'billed' : incident || !WITH_INCIDENT.includes(name))
    const now = namesAt(at)
      .filter(isOffered)
      .flatMap((name) => ACTION_OF[name] ?? [])
    return { now: [...new Set(now)], ever: new Set([...(ever.get(knownOf(state)) ?? []), ...besideOf(state)]) }
  }
}

/** What is missing of what the model allows, and what is offered though the model never allows it. */
export function wronglyOffered(
  offered: readonly string[],
  { now, ever }: { now: string[]; ever: ReadonlySet<string> },
): string[] {
  const missing = now.filter((action) => !offered.includes(action)).map((action) => `${action} is not offered`)
  const beside = offered.filter((action) => NOWHERE_ELSE.includes(action) && !ever.has(action))
  return [...missing, ...beside.map((action) => `${action} is offered`)]
}
