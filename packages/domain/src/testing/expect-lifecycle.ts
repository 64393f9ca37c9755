// Checks a lifecycle against a list written by hand: whatever the list does not allow must be refused, for every status,
// action, role, place to resume and combination of facts. Nothing expected is ever read from the table under test.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import {
  allowedActions,
  canDo,
  DomainError,
  type Facts,
  isIrreversible,
  type Lifecycle,
  NOTHING_YET,
  nextStatus,
  type Problem,
  type Role,
  refusalReasons,
  type Snapshot,
} from '../index.ts'
import { lineFor, readHandList, words } from './hand-list.ts'

export type Expectations<Action extends string> = {
  /** See readHandList. */
  allowed: string
  /** Names, separated by spaces. */
  statuses: string
  actions: string
  facts?: string
  refusal: Problem
  refusals?: Partial<Record<Action, Problem>>
  irreversible?: string
}

const ROLES: readonly Role[] = ['client', 'associate', 'administrator']
export function expectLifecycle<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  expectations: Expectations<Action>,
): void {
  const allowed = readHandList(expectations.allowed)
  const [statuses, facts] = [words(expectations.statuses), words(expectations.facts)]
  const actions = words(expectations.actions) as Action[]
  // Every combination of the facts that the list or the table says of a status; those that neither names all hold, or none of them.
  const factsSaidOf = (status: string) => {
    const lines = allowed.filter((line) => line.status === status)
    const rows = lifecycle.transitions.filter(({ from }) => (from as readonly string[]).includes(status))
    return new Set([...lines, ...rows].flatMap(({ requires = [], forbids = [] }) => [...requires, ...forbids]))
  }
  const cases = new Map<Status | null, Snapshot<Status, Fact>[]>([
    [null, [NOTHING_YET]],
    ...statuses.map(
      (status) => [status as Status, recordsIn<Status, Fact>(status, statuses, facts, factsSaidOf(status))] as const,
    ),
  ])
  const rows = Map.groupBy(lifecycle.transitions, ({ action }) => action)
  const rowsOf = (action: Action) => ({ ...lifecycle, transitions: rows.get(action) ?? [] })
  const rowsFrom = (status: Status | null, action?: Action) => {
    const all = action === undefined ? lifecycle.transitions : (rows.get(action) ?? [])
    return { ...lifecycle, transitions: all.filter(({ from }) => (status === null ? from.length === 0 : from.includes(status))) }
  }

  test('has exactly these statuses and actions', () => {
    expect([...lifecycle.statuses].sort()).toEqual([...statuses].sort())
    expect([...new Set(lifecycle.transitions.map(({ action }) => action))].sort()).toEqual([...actions].sort())
    expect([...new Set(allowed.map(({ action }) => action))].sort()).toEqual([...actions].sort())
  })

  test.each(ROLES)('allows a %s exactly what is listed and refuses everything else', (role) => {
    const wrong = actions.flatMap((action) => {
      const ofAction = allowed.filter((line) => line.action === action && line.roles.includes(role))
      return [...cases].flatMap(([status, records]) => {
        const table = rowsFrom(status, action)
        const lines = ofAction.filter((line) => line.status === (status ?? 'nothing'))
        // Neither of them says a word: refused, and nothing else is expected.
        if (table.transitions.length === 0 && lines.length === 0) return []
        return records.flatMap((record) => {
          const expected = lineFor(lines, record)?.leadsTo(record) ?? 'refused'
          const actual = outcome(table, action, record, role)
          return actual === expected ? [] : [{ action, record, expected, actual }]
        })
      })
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test.each(ROLES)('offers a %s all of that, once each, but what happens by itself', (role) => {
    const offered = allowed.filter((line) => line.roles.includes(role) && !line.isAutomatic)
    const wrong = [...cases].flatMap(([status, records]) => {
      const table = rowsFrom(status)
      const lines = Map.groupBy(
        offered.filter((line) => line.status === (status ?? 'nothing')),
        ({ action }) => action,
      )
      const named = actions.filter((action) => lines.has(action as string)).toSorted()
      return records.flatMap((record) => {
        const expected = named.filter((action) => lineFor(lines.get(action) ?? [], record)?.leadsTo(record))
        const actual = allowedActions(table, record, { role })
        return actual.toSorted().join() === expected.join() ? [] : [{ record, expected, actual }]
      })
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('can take back everything but what is said to be irreversible', () => {
    expect(actions.filter((action) => isIrreversible(lifecycle, action))).toEqual(words(expectations.irreversible))
  })

  test.each(ROLES)('tells a %s what was refused in its own words', (role) => {
    const withoutFacts = [
      NOTHING_YET as Snapshot<Status, Fact>,
      ...statuses.flatMap((status) => recordsIn<Status, Fact>(status, statuses, [], new Set())),
    ]
    const wrong = actions.flatMap((action) => {
      const code = expectations.refusals?.[action] ?? expectations.refusal
      const refused = withoutFacts.filter((record) => !canDo(lifecycle, action, record, { role }))
      return refused.flatMap((record) => {
        const reasons = refusalReasons(lifecycle, action, record, { role })
        const expected = { code, status: 409, details: { action, status: record.status, ...reasons } }
        const actual = refusalOf(() => nextStatus(lifecycle, action, record, { role }))
        return reasons.because.length > 0 && isDeepStrictEqual(actual, expected) ? [] : [{ record, expected, actual }]
      })
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('says the same whichever row of its table comes first', () => {
    const ofSeveralRows = actions.filter((action) => rowsOf(action).transitions.length > 1)
    const different = ofSeveralRows.flatMap((action) =>
      [...cases].flatMap(([status, records]) => {
        const table = rowsFrom(status, action)
        if (table.transitions.length < 2) return []
        const reversed = { ...table, transitions: table.transitions.toReversed() }
        return records.flatMap((record) =>
          ROLES.filter((role) => outcome(table, action, record, role) !== outcome(reversed, action, record, role)),
        )
      }),
    )
    expect(different.slice(0, 5)).toEqual([])
  })
}

const outcome = <Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  action: Action,
  record: Snapshot<Status, Fact>,
  role: Role,
): string => (canDo(lifecycle, action, record, { role }) ? nextStatus(lifecycle, action, record, { role }) : 'refused')

function refusalOf(act: () => unknown) {
  try {
    return act()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const { code, status, details } = error
    return { code, status, details }
  }
}

/** Of one status: every place to resume × combination of the facts that are said × all others, or none of them. */
function recordsIn<Status extends string, Fact extends string>(
  status: string,
  places: readonly string[],
  facts: readonly string[],
  said: ReadonlySet<string>,
) {
  const others = facts.filter((fact) => !said.has(fact))
  const starts = (others.length > 0 ? [false, true] : [false]).map((holds) =>
    Object.fromEntries(facts.map((fact) => [fact, holds && others.includes(fact)])),
  )
  const combinations = facts
    .filter((fact) => said.has(fact))
    .reduce<Record<string, boolean>[]>((all, fact) => all.flatMap((some) => [some, { ...some, [fact]: true }]), starts)
  const resumed = [null, ...places]
  return resumed.flatMap((resumeStatus) =>
    combinations.map((combination) => ({ status, resumeStatus, facts: combination })),
  ) as Snapshot<Status, Fact>[]
}

/** All facts false but these: a record as a test needs it. */
export const factsWith = <Fact extends string>(all: readonly Fact[], ...holding: readonly NoInfer<Fact>[]): Facts<Fact> =>
  Object.fromEntries(all.map((fact) => [fact, holding.includes(fact)])) as Facts<Fact>
