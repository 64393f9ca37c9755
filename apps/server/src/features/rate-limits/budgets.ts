// What each person uses of the server: counted here, and added to the database every few seconds (docs/decisions/0102).
import {
  type Actor,
  type Budget,
  businessDay,
  initialParameterValues,
  ROLES,
  type Role,
  startOfBusinessDay,
  type UseLimits,
  useLimitsOf,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import * as parameters from '../parameters/parameters.repository.ts'
import { keyOf } from './limit-tries.ts'
import * as rateLimits from './rate-limits.repository.ts'

const MINUTE_IN_MILLISECONDS = 60_000
const WINDOWS_IN_MILLISECONDS: Readonly<Record<Budget, number>> = {
  callsPerMinute: MINUTE_IN_MILLISECONDS,
  exportsPerHour: 60 * MINUTE_IN_MILLISECONDS,
  uploadsPerDay: 24 * 60 * MINUTE_IN_MILLISECONDS,
  quotationsPerDay: 24 * 60 * MINUTE_IN_MILLISECONDS,
  messagesPerHour: 60 * MINUTE_IN_MILLISECONDS,
}

/** `known`: what all instances had used when this one last asked; `own`: what this one has not told yet. */
type Counter = { key: string; windowStart: Date; windowEnd: Date; known: number; own: number }

export type Spent = {
  budget: Budget
  limit: number
  left: number
  windowInSeconds: number
  secondsLeft: number
  /** It was too much, and nothing was spent. */
  isOver: boolean
}

export type Budgets = {
  /** @returns null where the person has no such limit. */
  spend: (budget: Budget, who: Pick<Actor, 'userId' | 'role'>, amount?: number) => Spent | null
  limitsOf: (role: Role) => UseLimits
  /** Learns what the parameters say. */
  learn: (db: Db) => Promise<void>
  /** Tells the database what was used here, and learns what was used elsewhere and what the parameters say. Nothing where nobody called. */
  exchange: (db: Db) => Promise<void>
}

export function openBudgets(): Budgets {
  const counters = new Map<string, Counter>()
  let limits = limitsOfRoles(initialParameterValues())

  function counterOf(budget: Budget, userId: string): Counter {
    const name = `${budget}/${userId}`
    const counter = counters.get(name)
    if (counter && counter.windowEnd > now()) return counter
    const begun = { ...windowOf(budget), key: keyOf(budget, userId), known: 0, own: 0 }
    counters.set(name, begun)
    return begun
  }

  async function learn(db: Db): Promise<void> {
    const inForce = await parameters.listInForce(db)
    limits = limitsOfRoles(Object.fromEntries(inForce.map(({ key, value }) => [key, value])) as Values)
  }

  return {
    learn,
    limitsOf: (role) => limits[role],
    spend: (budget, { userId, role }, amount = 1) => {
      const limit = limits[role][budget]
      if (limit === null) return null
      const counter = counterOf(budget, userId)
      const isOver = counter.known + counter.own + amount > limit
      if (!isOver) counter.own += amount
      const left = Math.max(0, limit - counter.known - counter.own)
      const secondsLeft = Math.ceil((counter.windowEnd.getTime() - now().getTime()) / 1_000)
      return { budget, limit, left, windowInSeconds: WINDOWS_IN_MILLISECONDS[budget] / 1_000, secondsLeft, isOver }
    },
    exchange: async (db) => {
      for (const [name, { windowEnd }] of counters) if (windowEnd <= now()) counters.delete(name)
      const used = [...counters.values()].filter(({ own }) => own > 0)
      if (used.length === 0) return
      await addUp(db, used)
      await learn(db)
    },
  }
}

/** What is under way to the database counts as known; it comes back as not told when it does not arrive. */
async function addUp(db: Db, used: readonly Counter[]): Promise<void> {
  const told = used.map((counter) => ({ counter, count: counter.own }))
  for (const { counter, count } of told) move(counter, count)
  try {
    const rows = told.map(({ counter: { key, windowStart, windowEnd }, count }) => ({
      key,
      windowStart,
      expiresAt: windowEnd,
      count,
    }))
    const totals = new Map((await rateLimits.add(db, rows)).map(({ key, count }) => [key, count]))
    for (const { counter } of told) counter.known = Math.max(counter.known, totals.get(counter.key) ?? 0)
  } catch (error) {
    for (const { counter, count } of told) move(counter, -count)
    throw error
  }
}

function move(counter: Counter, count: number): void {
  counter.own -= count
  counter.known += count
}

type Values = ReturnType<typeof initialParameterValues>

const limitsOfRoles = (values: Values): Readonly<Record<Role, UseLimits>> =>
  Object.fromEntries(ROLES.map((role) => [role, useLimitsOf(values, role)])) as Record<Role, UseLimits>

/** Days are Quito's; minutes and hours are the same everywhere. */
function windowOf(budget: Budget): Pick<Counter, 'windowStart' | 'windowEnd'> {
  const length = WINDOWS_IN_MILLISECONDS[budget]
  const windowStart = budget.endsWith('PerDay')
    ? startOfBusinessDay(businessDay(now()))
    : new Date(Math.floor(now().getTime() / length) * length)
  return { windowStart, windowEnd: new Date(windowStart.getTime() + length) }
}
