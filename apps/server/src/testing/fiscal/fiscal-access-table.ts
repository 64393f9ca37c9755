/** Who may call what of documents of the SRI, by hand: as `access-table.ts` writes it. */
export const FISCAL_CALLS = `
POST   /sale-order/{id}/invoice                      N
POST   /fiscal-document/{id}/retry                   N
LIST   /fiscal-document                              C S N
GET    /fiscal-document/queue                        N
GET    /fiscal-document/{id}                         C S N
GET    /fiscal-document/{id}/pdf                     C S N
GET    /fiscal-document/{id}/xml                     C S N
POST   /fiscal-document/{id}/mail                    N
`
