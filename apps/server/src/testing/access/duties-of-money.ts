/** The same of bills, payments, accounts, drawers and the SRI; with what is read of money. LIST is a list with its export and selection. */
export const DUTIES_OF_MONEY = `
POST   /sale-order                                   C A
DELETE /sale-order/{id}                              A
POST   /sale-order/{id}/credit-note                  A
DELETE /sale-order/{id}/credit-note                  A
POST   /sale-order/{id}/invoice                      C A
PUT    /sale-order/{id}/invoice-owner                C A
POST   /pass/find                                    C
PUT    /payment-proof/{id}                           A
POST   /payment                                      C A
DELETE /payment/{id}                                 A
PUT    /order/admin/paid/client                      C A
PUT    /order/admin/paid/associate                   A
POST   /statement                                    A
POST   /statement/preview                            A
POST   /statement/line/{id}/payment                  A
PUT    /statement/line/{id}/aside                    A
DELETE /statement/line/{id}/aside                    A
POST   /account/write-off                            A
PUT    /account/opening                              A
POST   /account/move                                 A
POST   /refund                                       A
PUT    /refund/{id}                                  A
DELETE /refund/{id}                                  A
POST   /order/{id}/compensation                      A
PUT    /approval/{id}                                A
DELETE /approval/{id}                                A
POST   /drawer                                       A
PUT    /drawer/{id}                                  A
POST   /drawer/{id}/session                          C A
POST   /drawer/session/{id}/movement                 C A
DELETE /drawer/movement/{id}                         C A
POST   /drawer/session/{id}/closing                  C A
PUT    /receivable/{id}/promise                      A
DELETE /receivable/{id}/promise                      A
PUT    /receivable/{id}/reminders                    A
POST   /settlement                                   A
DELETE /settlement/{id}                              A
POST   /fiscal-document/test
POST   /fiscal-document/{id}/retry                   C A
POST   /fiscal-document/{id}/mail                    C A
POST   /fiscal-document/{id}/annulment               A
PUT    /fiscal-document/{id}/annulment               A
DELETE /fiscal-document/{id}/annulment               A
PUT    /fiscal-settings
PUT    /fiscal-settings/mode
POST   /fiscal-settings/certificate
POST   /fiscal-settings/certificate/preview
DELETE /fiscal-settings/certificate

LIST   /sale-order                                   C A R
GET    /sale-order/totals                           C A R
LIST   /sale-order/to-bill                           C A R
GET    /sale-order/{id}                              C A R
GET    /sale-order/{id}/pdf                          C A R
GET    /sale-order/order/{id}/pdf                    C A R
GET    /credit-note/{id}/pdf                         C A R
LIST   /payment                                      C A R
GET    /payment/totals                              C A R
GET    /payment/{id}                                 C A R
LIST   /payment-proof                                A R
LIST   /statement                                    A R
LIST   /statement/line                               A R
GET    /statement/unidentified                       A R
GET    /account                                      C A R
GET    /account/pdf                                  C A R
GET    /account/export                               C A R
GET    /client/{id}/balance                          C A R
LIST   /refund                                       A R
GET    /refund/totals                               A R
GET    /refund/{id}                                  A R
LIST   /approval                                     A R
GET    /approval/{id}                                A R
GET    /company/account                              C A R
GET    /drawer                                       C A R
GET    /drawer/mine                                  C A R
GET    /drawer/session/{id}                          C A R
LIST   /drawer/closing                               A R
GET    /drawer/closing/{id}/pdf                      C A R
LIST   /receivable                                   A R
GET    /receivable/{id}/reminders                    A R
LIST   /associate/orders                             A R
GET    /associate/owed                               A R
LIST   /settlement                                   A R
GET    /settlement/totals                           A R
GET    /settlement/{id}                              A R
GET    /settlement/{id}/pdf                          A R
GET    /report/money                                 A R
GET    /report/money/export                          A R
GET    /report/billing                               A R
GET    /report/billing/export                        A R
GET    /report/margin                                A R
GET    /report/margin/export                         A R
GET    /report/customs                               A R
GET    /report/customs/export                        A R
GET    /report/quota                                 A R
GET    /report/quota/export                          A R
GET    /report/stages                                A R
GET    /report/stages/export                         A R
LIST   /fiscal-document                              C A R
GET    /fiscal-document/queue                        A R
GET    /fiscal-document/{id}                         C A R
GET    /fiscal-document/{id}/pdf                     C A R
GET    /fiscal-document/{id}/xml                     C A R
LIST   /audit                                        A R
`
