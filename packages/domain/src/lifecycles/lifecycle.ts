// The machinery of every lifecycle: a table says what may happen, when, who may do it and by which call.
// Guards, the buttons a screen offers and the diagrams of docs/lifecycles.md derive from the tables.

import type { Actor, Role } from '../people/role.ts'
import { DomainError, type Problem } from '../rules/domain-error.ts'
import { refusalReasons } from './refusal-reasons.ts'

/** One row: `action` moves a record from any of `from` (none: creates it) to `to`, for these roles. */
export type Transition<Status extends string, Action extends string, Fact extends string> = {
  action: Action
  from: readonly Status[]
  /** `unchanged` changes data only; `resume` goes back to the record's `resumeStatus`. */
  to: Status | 'unchanged' | 'resume'
  by: readonly Role[]
  call: string
  requires?: readonly Fact[]
  forbids?: readonly Fact[]
  /** Where the record must be able to go back to. */
  resumes?: readonly Status[]
  irreversible?: true
  /** Follows from another action by itself, so no screen offers it. */
  automatic?: true
}

export type Lifecycle<Status extends string, Action extends string, Fact extends string> = {
  name: string
  statuses: readonly Status[]
  refusal: Problem
  /** Actions that the specification's error catalogue refuses in words of their own. */
  refusals?: Partial<Record<Action, Problem>>
  /** The likeliest action first: screens offer them in this order. */
  transitions: readonly Transition<Status, Action, Fact>[]
}

/** What else decides, beside the status: all facts of the machine, so that none is forgotten. */
export type Facts<Fact extends string> = Readonly<Record<Fact, boolean>>

export type Snapshot<Status extends string, Fact extends string> =
  | { status: Status; resumeStatus?: Status | null; facts: Facts<Fact> }
  | { status: null }

/** The record before it exists: what a creating action starts from. */
export const NOTHING_YET: { status: null } = { status: null }

export const BY = {
  owner: ['client'],
  staff: ['associate', 'administrator'],
  administrator: ['administrator'],
  ownerOrAdministrator: ['client', 'administrator'],
  anyone: ['client', 'associate', 'administrator'],
} as const satisfies Record<string, readonly Role[]>

function follows<Status extends string, Fact extends string>(
  { from, by, requires = [], forbids = [], resumes }: Transition<Status, string, Fact>,
  record: Snapshot<Status, Fact>,
  { role }: Pick<Actor, 'role'>,
): boolean {
  if (!by.includes(role)) return false
  if (!('facts' in record)) return from.length === 0
  const { status, resumeStatus, facts } = record
  const canResume = !resumes || (resumeStatus != null && resumes.includes(resumeStatus))
  return from.includes(status) && canResume && requires.every((fact) => facts[fact]) && !forbids.some((fact) => facts[fact])
}

function transitionOf<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  action: Action,
  record: Snapshot<Status, Fact>,
  actor: Pick<Actor, 'role'>,
): Transition<Status, Action, Fact> | undefined {
  return lifecycle.transitions.find((transition) => transition.action === action && follows(transition, record, actor))
}

export function canDo<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  action: Action,
  record: Snapshot<Status, Fact>,
  actor: Pick<Actor, 'role'>,
): boolean {
  return transitionOf(lifecycle, action, record, actor) !== undefined
}

/**
 * The status that the action leads to.
 * @throws DomainError the machine's own refusal (409) with `{ action, status }` when the table does not allow it.
 */
export function nextStatus<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  action: Action,
  record: Snapshot<Status, Fact>,
  actor: Pick<Actor, 'role'>,
): Status {
  const to = transitionOf(lifecycle, action, record, actor)?.to
  const next = to === 'unchanged' ? record.status : to === 'resume' ? resumeStatusOf(record) : to
  if (next) return next
  throw new DomainError(lifecycle.refusals?.[action] ?? lifecycle.refusal, {
    action,
    status: record.status,
    ...refusalReasons(lifecycle, action, record, actor),
  })
}

/** What this person may do with the record now, the likeliest first: the buttons of a screen. */
export function allowedActions<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  record: Snapshot<Status, Fact>,
  actor: Pick<Actor, 'role'>,
): Action[] {
  const allowed = lifecycle.transitions.filter((transition) => !transition.automatic && follows(transition, record, actor))
  return [...new Set(allowed.map(({ action }) => action))]
}

/** Every action of the machine, once, in the order of its table. */
export const actionsOf = <Action extends string>(lifecycle: { transitions: readonly { action: Action }[] }): Action[] => [
  ...new Set(lifecycle.transitions.map(({ action }) => action)),
]

/** Whether nothing can take the action back: a screen asks once before it. */
export const isIrreversible = <Action extends string>(
  lifecycle: { transitions: readonly { action: Action; irreversible?: true }[] },
  action: Action,
): boolean => lifecycle.transitions.some((transition) => transition.action === action && transition.irreversible === true)

const resumeStatusOf = <Status extends string>(record: Snapshot<Status, string>): Status | null =>
  'facts' in record ? (record.resumeStatus ?? null) : null
