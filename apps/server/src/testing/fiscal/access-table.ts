/** Who may call what of electronic invoicing, by hand, as in http/promises/access-table.ts (fiscal, section 8). */
export const FISCAL_CALLS = `
GET    /fiscal-settings                              N
PUT    /fiscal-settings                              N
POST   /fiscal-settings/certificate/preview          N
POST   /fiscal-settings/certificate                  N
DELETE /fiscal-settings/certificate                  N
PUT    /fiscal-settings/mode                         N
POST   /sale-order/{id}/invoice                      N
POST   /fiscal-document/{id}/retry                   N
LIST   /fiscal-document                              C S N
GET    /fiscal-document/queue                        N
GET    /fiscal-document/{id}                         C S N
GET    /fiscal-document/{id}/pdf                     C S N
GET    /fiscal-document/{id}/xml                     C S N
POST   /fiscal-document/{id}/mail                    N
PUT    /sale-order/{id}/invoice-owner                C N
POST   /fiscal-document/test                         N
POST   /fiscal-document/{id}/annulment               N
PUT    /fiscal-document/{id}/annulment               N
DELETE /fiscal-document/{id}/annulment               N
`
