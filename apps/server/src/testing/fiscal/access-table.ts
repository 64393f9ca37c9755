/** Who may call what of electronic invoicing, by hand, as in http/promises/access-table.ts (fiscal, section 8). */
export const FISCAL_CALLS = `
GET    /fiscal-settings                              N
PUT    /fiscal-settings                              N
POST   /fiscal-settings/certificate/preview          N
POST   /fiscal-settings/certificate                  N
DELETE /fiscal-settings/certificate                  N
PUT    /fiscal-settings/mode                         N
`
