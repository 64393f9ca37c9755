/** What a company must have said before it bills anybody: who it is, and where money goes. */
export type CompanyGap = 'noLegalName' | 'noRuc' | 'noBankAccount'
type Said = { legalName: string; ruc: string; bankAccounts: readonly unknown[] }

/** What of it is missing; nothing where the company may bill. */
export const companyGaps = ({ legalName, ruc, bankAccounts }: Said): CompanyGap[] => [
  ...(legalName === '' ? (['noLegalName'] as const) : []),
  ...(ruc === '' ? (['noRuc'] as const) : []),
  ...(bankAccounts.length === 0 ? (['noBankAccount'] as const) : []),
]
