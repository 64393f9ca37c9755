/** Who may call what of bills, payments, accounts and settlements, by hand: part of http/promises/access-table.ts. */
export const MONEY_CALLS = `
PUT    /manifest/{id}/costs                          N
LIST   /sale-order                                   C S N
GET    /sale-order/totals                           S N
POST   /sale-order                                   C N
GET    /sale-order/{id}                              C S N
DELETE /sale-order/{id}                              N
POST   /sale-order/{id}/pass                         C
POST   /pass/find                                    N
GET    /sale-order/{id}/pdf                          C S N
GET    /sale-order/order/{id}/pdf                    C S N
POST   /sale-order/{id}/credit-note                  N
DELETE /sale-order/{id}/credit-note                  N
GET    /credit-note/{id}/pdf                         C S N
POST   /sale-order/{id}/payment-proof                C
LIST   /payment-proof                                C N
PUT    /payment-proof/{id}                           N
LIST   /payment                                      C S N
GET    /payment/totals                              S N
POST   /payment                                      N
GET    /payment/{id}                                 N
LIST   /statement                                    N
POST   /statement                                    N
POST   /statement/preview                            N
LIST   /statement/line                               N
GET    /statement/unidentified                       N
POST   /statement/line/{id}/payment                  N
PUT    /statement/line/{id}/aside                    N
DELETE /statement/line/{id}/aside                    N
GET    /account                                      C S N
GET    /account/pdf                                  C S N
GET    /account/export                               C S N
POST   /account/write-off                            N
PUT    /account/opening                              N
POST   /account/move                                 C N
GET    /drawer                                       N
POST   /drawer                                       N
PUT    /drawer/{id}                                  N
POST   /drawer/{id}/session                          N
GET    /drawer/mine                                  N
GET    /drawer/session/{id}                          N
POST   /drawer/session/{id}/movement                 N
DELETE /drawer/movement/{id}                         N
POST   /drawer/session/{id}/closing                  N
LIST   /drawer/closing                               N
GET    /drawer/closing/{id}/pdf                      N
LIST   /receivable                                   N
LIST   /sale-order/to-bill                           N
PUT    /receivable/{id}/promise                      N
DELETE /receivable/{id}/promise                      N
GET    /receivable/{id}/reminders                    N
PUT    /receivable/{id}/reminders                    N
LIST   /approval                                     N
GET    /approval/{id}                                N
PUT    /approval/{id}                                N
DELETE /approval/{id}                                N
POST   /order/{id}/compensation                      N
LIST   /refund                                       C N
GET    /refund/totals                               N
POST   /refund                                       C N
GET    /refund/{id}                                  C N
PUT    /refund/{id}                                  N
DELETE /refund/{id}                                  N
DELETE /payment/{id}                                 N
LIST   /associate/orders                             S N
GET    /associate/owed                               N
LIST   /settlement                                   S N
GET    /settlement/totals                           S N
GET    /settlement/{id}                              S N
GET    /settlement/{id}/pdf                          S N
POST   /settlement                                   N
DELETE /settlement/{id}                              N
`
