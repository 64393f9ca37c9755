// Checks a lifecycle against a list written by hand: whatever the list does not allow must be refused, for every status,
// action, role, place to resume and combination of facts. Nothing expected is ever read from the table under test.
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

  test('has exactly these statuses and actions', () => {
    expect([...lifecycle.statuses].sort()).toEqual([...statuses].sort())
    expect([...new Set(lifecycle.transitions.map(({ action }) => action))].sort()).toEqual([...actions].sort())
    expect([...new Set(allowed.map(({ action }) => action))].sort()).toEqual([...actions].sort())
  })

  test.each(ROLES)('allows a %s exactly what is listed and refuses everything else', (role) => {
    const cases = snapshotsOf<Status, Fact>(statuses, facts)
    const wrong = actions.flatMap((action) => {
      const lines = allowed.filter((line) => line.action === action && line.roles.includes(role))
      return cases.flatMap((record) => {
        const expected = lineFor(lines, record)?.leadsTo(record) ?? 'refused'
        const actual = outcome(lifecycle, action, record, role)
        return actual === expected ? [] : [{ action, record, expected, actual }]
      })
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test.each(ROLES)('offers a %s all of that, once each, but what happens by itself', (role) => {
    const lines = allowed.filter((line) => line.roles.includes(role) && !line.isAutomatic)
    const wrong = snapshotsOf<Status, Fact>(statuses, facts).flatMap((record) => {
      const expected = actions.filter((action) =>
        lineFor(
          lines.filter((line) => line.action === action),
          record,
        )?.leadsTo(record),
      )
      const actual = allowedActions(lifecycle, record, { role })
      return actual.toSorted().join() === expected.toSorted().join() ? [] : [{ record, expected, actual }]
    })
    expect(wrong.slice(0, 5)).toEqual([])
  })

  test('can take back everything but what is said to be irreversible', () => {
    expect(actions.filter((action) => isIrreversible(lifecycle, action))).toEqual(words(expectations.irreversible))
  })

  test.each(ROLES)('tells a %s what was refused in its own words', (role) => {
    const withoutFacts = snapshotsOf<Status, Fact>(statuses, [])
    for (const action of actions) {
      for (const record of withoutFacts.filter((record) => !canDo(lifecycle, action, record, { role }))) {
        const refuse = () => nextStatus(lifecycle, action, record, { role })
        const code = expectations.refusals?.[action] ?? expectations.refusal
        expect(refuse).toThrow(DomainError)
        const details = { action, status: record.status, ...refusalReasons(lifecycle, action, record, { role }) }
        expect(refuse).toThrow(expect.objectContaining({ code, status: 409, details }))
        expect(details.because, `${action} of ${record.status}`).not.toEqual([])
      }
    }
  })

  test('says the same whichever row of its table comes first', () => {
    const reversed = { ...lifecycle, transitions: lifecycle.transitions.toReversed() }
    const rows = Map.groupBy(lifecycle.transitions, ({ action }) => action)
    const ofSeveralRows = actions.filter((action) => (rows.get(action)?.length ?? 0) > 1)
    const different = snapshotsOf<Status, Fact>(statuses, facts).flatMap((record) =>
      ROLES.flatMap((role) =>
        ofSeveralRows.filter((action) => outcome(lifecycle, action, record, role) !== outcome(reversed, action, record, role)),
      ),
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

/** The record that does not exist yet, then every status × place to resume × combination of facts. */
function snapshotsOf<Status extends string, Fact extends string>(statuses: readonly string[], facts: readonly string[]) {
  const combinations = facts.reduce<Record<string, boolean>[]>(
    (all, fact) => all.flatMap((some) => [some, { ...some, [fact]: true }]),
    [Object.fromEntries(facts.map((fact) => [fact, false]))],
  )
  const existing = statuses.flatMap((status) =>
    [null, ...statuses].flatMap((resumeStatus) =>
      combinations.map((combination) => ({ status, resumeStatus, facts: combination })),
    ),
  )
  return [NOTHING_YET, ...existing] as Snapshot<Status, Fact>[]
}

/** All facts false but these: a record as a test needs it. */
export const factsWith = <Fact extends string>(all: readonly Fact[], ...holding: readonly NoInfer<Fact>[]): Facts<Fact> =>
  Object.fromEntries(all.map((fact) => [fact, holding.includes(fact)])) as Facts<Fact>
