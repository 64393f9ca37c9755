import { accounts, company, type Endpoint, users } from '@app/contract'
import type { ApprovalKind } from '@app/domain'

const ENDPOINTS: Record<ApprovalKind, Endpoint> = {
  writeOff: accounts.writeOffDebt,
  opening: accounts.setOpeningBalance,
  compensation: accounts.compensateMore,
  bankAccounts: company.updateCompany,
  newAdministrator: users.createUser,
  administrator: users.updateUser,
}

/** The call of each kind, as `METHOD /path`. */
export const CALLS_OF_APPROVALS = Object.fromEntries(
  Object.entries(ENDPOINTS).map(([kind, { method, path }]) => [kind, `${method} ${path}`]),
) as Record<ApprovalKind, string>
