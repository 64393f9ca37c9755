// Random walks through a machine, step by step beside a model written by hand: what the model says must be what the API does.
import { expect } from 'vitest'

/** Who tries a step: the record's own people, others of the same roles, and nobody. */
const EVERYBODY = ['owner', 'stranger', 'associate', 'otherAssociate', 'administrator', 'nobody'] as const
export type Who = (typeof EVERYBODY)[number]
type Role = 'client' | 'associate' | 'administrator'

const ROLE: Record<Exclude<Who, 'nobody'>, Role> = {
  owner: 'client',
  stranger: 'client',
  associate: 'associate',
  otherAssociate: 'associate',
  administrator: 'administrator',
}

export type Step<State, World> = {
  name: string
  /** C, S and N: which roles may make the call at all (client, associate, administrator). */
  roles: string
  /** Whether the call can be made: it needs a bundle to name, say. Always, unless said otherwise. */
  exists?: (state: State) => boolean
  /** How often it is tried beside the others: walks are to come to the end, not to stay at the beginning. 2 unless said otherwise. */
  weight?: number
  /** Where it leads for somebody within reach; else the statuses that it may be refused with. */
  next: (state: State, role: Role) => State | Refusal
  /** Makes the call; answers the HTTP status. What the world learns from the answer it keeps. */
  call: (world: World, who: Who) => Promise<number>
}

export class Refusal {
  readonly statuses: readonly number[]
  constructor(...statuses: number[]) {
    this.statuses = statuses
  }
}
export const NOT_NOW = new Refusal(409)

export type Machine<State, World> = {
  steps: readonly Step<State, World>[]
  begin: () => Promise<{ world: World; state: State }>
  /** What the database says of it now, as the model would. */
  observe: (world: World) => Promise<State>
  /** Versions and events: a refused step leaves them as they were. */
  traces: (world: World) => Promise<unknown>
  /** More to compare after a step that was made. */
  inspect?: (world: World, state: State) => Promise<void>
}

/** A choice: among the steps that the model allows, or among all that there are. */
export type Choice = { pick: number; isLegal: boolean }
type Trial<State, World> = { step: Step<State, World>; who: Who; expected: State | Refusal }

const LETTER: Record<Role, string> = { client: 'C', associate: 'S', administrator: 'N' }

/** Session, role, reach, and only then what the machine says (domain, section 9). */
function verdict<State, World>({ roles, next }: Step<State, World>, state: State, who: Who): State | Refusal {
  if (who === 'nobody') return new Refusal(401)
  if (!roles.includes(LETTER[ROLE[who]])) return new Refusal(403)
  if (who === 'stranger' || who === 'otherAssociate') return new Refusal(404)
  return next(state, ROLE[who])
}

/** Walks as the choices say; stops with what was expected and what happened where they differ. */
export async function walk<State, World>(machine: Machine<State, World>, choices: readonly Choice[]): Promise<string[]> {
  const { world, state: initial } = await machine.begin()
  const made: string[] = []
  let state = initial
  for (const choice of choices) {
    const trial = choose(machine, state, choice)
    const before = trial.expected instanceof Refusal ? await machine.traces(world) : null
    const status = await trial.step.call(world, trial.who)
    made.push(`${trial.who}: ${trial.step.name} → ${status}`)
    const path = made.join('\n')
    if (trial.expected instanceof Refusal) {
      expect(trial.expected.statuses, path).toContain(status)
      expect(await machine.traces(world), `${path}\nleft a trace`).toEqual(before)
    } else {
      expect(status, path).toBe(200)
      state = trial.expected
      expect(await machine.observe(world), path).toEqual(state)
      await machine.inspect?.(world, state)
    }
  }
  return made
}

function choose<State, World>({ steps }: Machine<State, World>, state: State, { pick, isLegal }: Choice): Trial<State, World> {
  const possible = steps.filter(({ exists }) => exists?.(state) ?? true)
  const all = possible.flatMap((step) => EVERYBODY.map((who) => ({ step, who, expected: verdict(step, state, who) })))
  const legal = all.filter(({ expected }) => !(expected instanceof Refusal))
  const weighted = legal.flatMap((trial) => Array.from({ length: trial.step.weight ?? 2 }, () => trial))
  const trials = isLegal && weighted.length > 0 ? weighted : all
  const trial = trials[pick % trials.length]
  if (!trial) throw new Error('there is no step')
  return trial
}
