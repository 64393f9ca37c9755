import { accounts, company, type Endpoint, users } from '@app/contract'
import { type ApprovalKind, type Duties, OWNERS_ALONE } from '@app/domain'

const ENDPOINTS: Record<ApprovalKind, Endpoint> = {
  writeOff: accounts.writeOffDebt,
  opening: accounts.setOpeningBalance,
  compensation: accounts.compensateMore,
  bankAccounts: company.updateCompany,
  newAdministrator: users.createUser,
  administrator: users.updateUser,
}

/** Who may answer: whose duty it is; of who administers the house, and where its money is, owners alone. */
export const DUTIES_OF_APPROVALS: Record<ApprovalKind, Duties> = {
  ...{ writeOff: ['accounts'], opening: ['accounts'], compensation: ['accounts'] },
  ...{ bankAccounts: OWNERS_ALONE, newAdministrator: OWNERS_ALONE, administrator: OWNERS_ALONE },
}

/** The call of each kind, as `METHOD /path`. */
export const CALLS_OF_APPROVALS = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([kind, { method, path }]) => [kind, `${method} ${path}`]),
) as Record<ApprovalKind, string>
