/** Who may call what of documents of the SRI, by hand: as `access-table.ts` writes it. */
export const FISCAL_CALLS = `
POST   /sale-order/{id}/invoice                      N
POST   /fiscal-document/{id}/retry                   N
`
