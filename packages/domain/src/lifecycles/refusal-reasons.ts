// Why an action is refused now, and what is open instead: read from the same table that refuses it (both ways, section 8).
import { type Actor, ROLES, type Role } from '../people/role.ts'
import { isBusinessRefusal, PROBLEMS, type Problem } from '../rules/problems.ts'
import type { Lifecycle, Snapshot, Transition } from './lifecycle.ts'

/** Something that may be done now: by which call, and by whom. */
export type NextStep = { action: string; call: string; who: readonly Role[] }
export type RefusalReasons = {
  /** A status or a fact in the way; `not…` a fact that is missing; `role`: others may. */
  because: readonly string[]
  next: readonly NextStep[]
}

/** Of the rows of the action, what the nearest one lacks; and every row that is open on the record as it is. */
export function refusalReasons<Status extends string, Action extends string, Fact extends string>(
  lifecycle: Lifecycle<Status, Action, Fact>,
  action: NoInfer<Action>,
  record: Snapshot<Status, Fact>,
  { role }: Pick<Actor, 'role'>,
): RefusalReasons {
  const rows = lifecycle.transitions.filter((row) => row.action === action)
  const ofStatus = rows.filter(({ from }) => record.status !== null && from.includes(record.status))
  const [nearest] = (ofStatus.length > 0 ? ofStatus : rows)
    .map((row) => inTheWay(row, record, role))
    .toSorted((one, other) => one.length - other.length)
  return { because: nearest ?? [], next: nextSteps(lifecycle, record) }
}

/** Everything that somebody may do with the record now, the likeliest first. */
export function nextSteps<Status extends string, Action extends string, Fact extends string>(
  { transitions }: Lifecycle<Status, Action, Fact>,
  record: Snapshot<Status, Fact>,
): NextStep[] {
  const steps = new Map<string, { action: string; call: string; who: Role[] }>()
  for (const row of transitions.filter(({ automatic, from }) => !automatic && from.length > 0)) {
    const who = ROLES.filter((role) => inTheWay(row, record, role).length === 0)
    const step = steps.get(`${row.action} ${row.call}`) ?? { action: row.action, call: row.call, who: [] }
    if (who.length > 0)
      steps.set(`${row.action} ${row.call}`, { ...step, who: ROLES.filter((role) => [...step.who, ...who].includes(role)) })
  }
  return [...steps.values()]
}

function inTheWay<Status extends string, Fact extends string>(
  { from, by, requires = [], forbids = [], resumes }: Transition<Status, string, Fact>,
  record: Snapshot<Status, Fact>,
  role: Role,
): string[] {
  const ofRole = by.includes(role) ? [] : ['role']
  if (!('facts' in record)) return from.length === 0 ? ofRole : [...ofRole, 'notThere']
  const { status, resumeStatus, facts } = record
  if (!from.includes(status)) return [...ofRole, status, ...(from.length === 0 ? ['there'] : [])]
  const canResume = !resumes || (resumeStatus != null && resumes.includes(resumeStatus))
  return [
    ...ofRole,
    ...requires.filter((fact) => !facts[fact]).map(missing),
    ...forbids.filter((fact) => facts[fact]),
    ...(canResume ? [] : ['nothingToResume']),
  ]
}

const missing = (fact: string): string => `not${fact.charAt(0).toUpperCase()}${fact.slice(1)}`

const STAFF = ['administrator', 'associate'] as const
const OFFICE = ['administrator'] as const
const OWNER = ['client'] as const

/** What helps where no lifecycle refuses: a conflict with another record, or a rule of the business. */
const REMEDIES: Partial<Record<Problem, readonly NextStep[]>> = {
  orderAlreadyBundled: [{ action: 'unbundle', call: 'PUT /bundle/{id}, DELETE /bundle/{id}', who: STAFF }],
  orderHeld: [{ action: 'release', call: 'DELETE /order/hold', who: OFFICE }],
  clientHasAssociate: [{ action: 'unassignClients', call: 'DELETE /associate/{id}/client', who: OFFICE }],
  secondFactorAlreadyOn: [{ action: 'removeSecondFactor', call: 'DELETE /auth/second-factor', who: ROLES }],
  weightDoubtful: [
    { action: 'confirmWeight', call: 'PUT /order/admin/confirm/warehouse, PUT /bundle/confirm-weights', who: OFFICE },
  ],
  bundleWeightsMissing: [{ action: 'confirmWeights', call: 'PUT /bundle/confirm-weights', who: OFFICE }],
  categoryBLimitExceeded: [{ action: 'split', call: 'POST /order/{id}/split', who: OFFICE }],
  categoryCLimitExceeded: [{ action: 'split', call: 'POST /order/{id}/split', who: OFFICE }],
  authorizationMissing: [{ action: 'authorizeBundling', call: 'POST /order/is-authorized-to-bundle', who: OWNER }],
  consentMissing: [
    { action: 'askForConsent', call: 'POST /user/authorized-names/{id}/consent-request', who: ROLES },
    { action: 'keepConsentPaper', call: 'POST /user/authorized-names/{id}/consent-paper', who: STAFF },
  ],
  stillIncomplete: [{ action: 'completeIncomplete', call: 'POST /order/update-incomplete/{id}', who: OWNER }],
  linkIsMailed: [{ action: 'requestPasswordReset', call: 'POST /auth/reset-password', who: ROLES }],
  accountNotOpen: [{ action: 'updateUser', call: 'PUT /user/{id}', who: OFFICE }],
  companyIncomplete: [{ action: 'updateCompany', call: 'PUT /company', who: OFFICE }],
  fiscalSetupIncomplete: [
    { action: 'updateFiscalRegistration', call: 'PUT /fiscal-settings', who: OFFICE },
    { action: 'keepCertificate', call: 'POST /fiscal-settings/certificate', who: OFFICE },
  ],
  ivaCodeUnknown: [{ action: 'updateFiscalRegistration', call: 'PUT /fiscal-settings', who: OFFICE }],
  priceNotAccepted: [{ action: 'review', call: 'POST /purchase/{id}/review', who: STAFF }],
  fewerNotAccepted: [{ action: 'review', call: 'POST /purchase/{id}/review', who: STAFF }],
  upFrontMissing: [
    { action: 'createPayment', call: 'POST /payment', who: OFFICE },
    { action: 'moveCredit', call: 'POST /account/move', who: ['administrator', 'client'] },
  ],
  yearlyQuotaExceeded: [{ action: 'addQuotaEntry', call: 'POST /quota/{identification}/entry', who: OFFICE }],
}

/** Whether a refusal says why, and what is open instead: a conflict, or a rule of the business; not a field that is wrong. */
export const isExplained = (code: Problem): boolean => PROBLEMS[code].status === 409 || isBusinessRefusal(code)

/** As the refusal was given; else its own code, and what usually helps. */
export const reasonsOf = (code: Problem, { because, next }: Readonly<Record<string, unknown>>): RefusalReasons => ({
  because: Array.isArray(because) && because.length > 0 ? because : [code],
  next: Array.isArray(next) ? next : (REMEDIES[code] ?? []),
})
