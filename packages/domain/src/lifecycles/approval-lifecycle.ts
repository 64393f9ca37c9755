// The life of an approval: a call that waits for a second administrator (trust, section 2), as data.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

export const APPROVAL_STATUSES = ['asked', 'approved', 'refused', 'takenBack'] as const
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number]

/** What waits: each is one call that goes beyond what one administrator decides. */
export const APPROVAL_KINDS = [
  'writeOff',
  'opening',
  'compensation',
  'bankAccounts',
  'newAdministrator',
  'administrator',
] as const
export type ApprovalKind = (typeof APPROVAL_KINDS)[number]

/** The record that a call is about, whose version must still be that of the day it was asked. */
export const APPROVAL_RECORDS = ['account', 'order', 'company', 'user'] as const
export type ApprovalRecord = (typeof APPROVAL_RECORDS)[number]

/** What nobody answers is taken back by the house after these days, so that nothing waits for ever. */
export const APPROVAL_LIFE_IN_DAYS = 14

/** What the only administrator asks of bank accounts and administrators is carried out after these hours; everyone is notified. */
export const ALONE_WAITS_IN_HOURS = 24

const CALLS =
  'POST /account/write-off, PUT /account/opening, POST /order/{id}/compensation, PUT /company, POST /user, PUT /user/{id}'
// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'ask', from: [], to: 'asked', by: BY.administrator, call: CALLS },
  { action: 'approve', from: ['asked'], to: 'approved', by: BY.administrator, call: 'PUT /approval/{id}' },
  { action: 'refuse', from: ['asked'], to: 'refused', by: BY.administrator, call: 'PUT /approval/{id}' },
  { action: 'takeBack', from: ['asked'], to: 'takenBack', by: BY.administrator, call: 'DELETE /approval/{id}' },
] as const satisfies readonly Transition<ApprovalStatus, string, never>[]

export type ApprovalAction = (typeof transitions)[number]['action']

export const approvalLifecycle: Lifecycle<ApprovalStatus, ApprovalAction, never> = {
  name: 'approval',
  statuses: APPROVAL_STATUSES,
  refusal: 'approvalActionNotAllowed',
  transitions,
}
export const APPROVAL_ACTIONS = actionsOf(approvalLifecycle)

type Waiting = { isOwn: boolean; isOutdated: boolean }

/** Of the actions that the status allows, those of this person now: one's own is taken back, another's is answered. */
export const answersOpen = (actions: readonly ApprovalAction[], { isOwn, isOutdated }: Waiting): ApprovalAction[] =>
  actions.filter((action) => {
    if (action === 'takeBack') return isOwn
    return !isOwn && (action === 'refuse' || (action === 'approve' && !isOutdated))
  })
