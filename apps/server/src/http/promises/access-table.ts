import { MONEY_CALLS } from '../../testing/access/money-table.ts'
import { RUN_CALLS } from '../../testing/access/run-table.ts'
/**
 * Who may call what, by hand (specification, sections 6 and 7; domain, section 9): A anyone, C client, S associate, N administrator.
 * Clients reach their own records, associates those of their clients, administrators all. LIST is a list with its export and its selection.
 */
export const CALLS = `
POST   /auth/signin                                  A
POST   /auth/signin/passkey                          A
POST   /auth/passkey/challenge                       A
POST   /auth/signup                                  A
POST   /auth/reset-password                          A
POST   /auth/reset-password/confirm                  A
POST   /auth/email/confirm                           A
GET    /text                                         A
POST   /consignee-consent/read                       A
POST   /consignee-consent/answer                     A
GET    /tracking/{code}                              A
GET    /text/{kind}                                  A
GET    /health/live                                  A
GET    /health/ready                                 A
GET    /role                                         C S N
GET    /auth/me                                      C S N
GET    /auth/storage-keys                            C S N
POST   /auth/logout                                  C S N
PUT    /auth/update-profile                          C S N
PUT    /auth/change-password                         C S N
PUT    /auth/email                                   C S N
POST   /auth/email/link                              C S N
GET    /auth/my-data                                 C S N
GET    /auth/closing                                 C S N
POST   /auth/closing                                 C S N
GET    /auth/sessions                                C S N
DELETE /auth/sessions                                C S N
POST   /auth/reauthenticate                          C S N
POST   /auth/reauthenticate/options                  C S N
GET    /auth/passkey                                 C S N
POST   /auth/passkey/options                         C S N
POST   /auth/passkey                                 C S N
PUT    /auth/passkey/{id}                            C S N
DELETE /auth/passkey/{id}                            C S N
GET    /auth/second-factor                           C S N
POST   /auth/second-factor                           C S N
POST   /auth/second-factor/confirm                   C S N
POST   /auth/second-factor/recovery-codes            C S N
DELETE /auth/second-factor                           C S N
GET    /text/{kind}/version                          N
PUT    /text/{kind}                                  N
GET    /consent                                      C
POST   /consent                                      C
DELETE /consent/{kind}                               C
GET    /company                                      C S N
PUT    /company                                      N
GET    /company/account                              N
GET    /company/second-step                          N
PUT    /company/second-step                          N
GET    /company/identity-proof                       N
PUT    /company/identity-proof                       N
GET    /search                                       C S N
GET    /report/promise                               S N
GET    /report/money                                 N
GET    /report/money/export                          N
GET    /report/billing                                 N
GET    /report/billing/export                          N
GET    /report/margin                                N
GET    /report/margin/export                         N
GET    /report/customs                               N
GET    /report/customs/export                        N
GET    /report/quota                                 N
GET    /report/quota/export                          N
GET    /report/stages                                N
GET    /report/stages/export                         N
GET    /dashboard                                    N
GET    /client/home                                  C
GET    /file/{id}                                    C S N
GET    /notification                                 C S N
PUT    /notification/read                            C S N
GET    /notification/stream                          C S N
GET    /notification/preferences                     C S N
PUT    /notification/preferences                     C S N
GET    /notification/push                            C S N
POST   /notification/push                            C S N
DELETE /notification/push                            C S N
GET    /client/{id}/note                             N
POST   /client/{id}/note                             N
PUT    /client-note/{id}                             N
DELETE /client-note/{id}                             N
GET    /saved-view                                   C S N
POST   /saved-view                                   C S N
PUT    /saved-view/{id}                              C S N
DELETE /saved-view/{id}                              C S N

LIST   /user                                         N
POST   /user                                         N
GET    /user/{id}                                    N
PUT    /user/{id}                                    N
DELETE /user/{id}/second-factor                      N
PUT    /user/{id}/identity                           N
POST   /user/{id}/password-link                      N
GET    /user/{id}/closing                            N
POST   /user/{id}/closing                            N
POST   /user/{id}/email-link                         N
LIST   /audit                                        N
LIST   /mail                                         N
POST   /mail/send                                    N
LIST   /associate                                    N
LIST   /associate/{id}/client                        N
POST   /associate/{id}/client                        N
DELETE /associate/{id}/client                        N
LIST   /associate/clients                            S
LIST   /client/without-associate                     N
GET    /client/{id}/balance                          C S N
GET    /user/authorized-names                        C S N
POST   /user/authorized-names                        C
PUT    /user/authorized-names/{id}                   C
DELETE /user/authorized-names/{id}                   C
POST   /user/authorized-names/{id}/consent-request   C S N
POST   /user/authorized-names/{id}/consent-paper     S N
DELETE /user/authorized-names/{id}/consent           S N
PUT    /user/authorized-names/{id}/identity          N
GET    /quota/{identification}                       C S N
POST   /quota/{identification}/entry                 N
GET    /configuration-parameter                      N
LIST   /configuration-parameter/history              N
LIST   /retention-run                                N
POST   /configuration-parameter/create               N
PUT    /configuration-parameter/update-many          N
POST   /quotation/ways                               C S N
GET    /order/{id}/ways                              C S N
GET    /order/{id}/tracking-link                     C
POST   /order/{id}/tracking-link                     C
DELETE /order/{id}/tracking-link                     C
PUT    /order/{id}/category                          S N
PUT    /order/{id}/observation                       S N
GET    /tariff                                       C S N
POST   /tariff                                       N
PUT    /tariff/{id}                                  N
GET    /charges                                      S N
POST   /charges                                      N
PUT    /charges/{id}                                 N
DELETE /charges/{id}                                 N
GET    /quotation/parameters                         C S N
LIST   /quotation                                    C S N
POST   /quotation/request                            C S N

POST   /order/create                                 C S N
POST   /order/reading                                C S N
GET    /order/{id}                                   C S N
LIST   /order/client                                 C
LIST   /order/client/{id}                            S N
LIST   /order/associate                              S
LIST   /order/admin                                  N
GET    /order/admin/totals                          N
LIST   /order/admin/dont-match                       N
GET    /order/admin/dont-match/totals               N
GET    /order/admin/dont-match/suggested-clients     N
POST   /order/admin/create/dont-match                N
PUT    /order/admin/confirm/warehouse                N
PUT    /order/admin/paid/client                      N
PUT    /order/admin/paid/associate                   N
PUT    /order/associate/tracking/{id}                S N
PUT    /order/associate/value/{id}                   S N
PUT    /order/description                            C
POST   /order/is-authorized-to-bundle                C
PATCH  /order/update-incomplete                      C S N
POST   /order/update-incomplete/{id}                 C
PUT    /order/update-client/{id}                     N
PUT    /order/hold                                   N
DELETE /order/hold                                   N
PUT    /order/delay-reason                          S N
PUT    /order/location                              N
GET    /location                                    N
POST   /location                                    N
PUT    /location/{id}                               N
GET    /location/labels                             N
GET    /station/cards                               N
POST   /order/{id}/split                             N
PATCH  /order/{id}/extra-charges                     N
PUT    /order/delivery                               N
DELETE /order                                        C S N
POST   /order/{id}/incident                          N
PATCH  /order/{id}/incident                          N
POST   /order/{id}/reopen                            N
LIST   /incident                                     N
GET    /order/client/covers                          C
GET    /order/labels                                 S N
GET    /order/{id}/label                             S N

LIST   /assisted-purchase                            C
POST   /assisted-purchase                            C S N
PATCH  /assisted-purchase/{id}                       C
DELETE /assisted-purchase/{id}                       C
PUT    /assisted-purchase/{id}/invoice               C
POST   /assisted-purchase/{id}/payment-proof         C
LIST   /purchase/associate                           S N
GET    /purchase/associate/totals                   S N
GET    /purchase/{id}                                C S N
PATCH  /purchase/{id}                                S N
POST   /purchase/{id}/approve                        S N
POST   /purchase/{id}/review                         S N
DELETE /purchase/{id}/invoice/detail/{itemId}        S N
LIST   /dropshipping                                 C S N
GET    /dropshipping/totals                         S N
POST   /dropshipping                                 C
GET    /dropshipping/{id}                            C S N
PATCH  /dropshipping/{id}                            C S N

LIST   /bundle                                       N
GET    /bundle/totals                               N
LIST   /bundle/free                                  S N
LIST   /bundle/associate                             S
POST   /bundle                                       S N
GET    /bundle/suggestion                            S N
GET    /bundle/excel                                 S N
GET    /bundle/generated-bundles-excel               N
GET    /bundle/{id}                                  S N
PUT    /bundle/{id}                                  S N
DELETE /bundle/{id}                                  S N
GET    /bundle/{id}/label                            S N
GET    /bundle/labels                                S N
GET    /bundle/{id}/invoice                          S N
POST   /bundle/{id}/invoice                          N
PUT    /bundle/{id}/value                            N
PUT    /bundle/{id}/customs                          N
PUT    /bundle/confirm-arrival                       N
PUT    /bundle/confirm-weights                       N
LIST   /manifest                                     N
POST   /manifest                                     N
GET    /manifest/{id}                                N
PUT    /manifest/{id}                                N
DELETE /manifest/{id}                                N
LIST   /manifest/{id}/bundle                         N
POST   /manifest/{id}/bundle                         N
DELETE /manifest/{id}/bundle                         N
PUT    /manifest/{id}/guides                         N
POST   /manifest/{id}/guides/preview                 N
PUT    /manifest/{id}/loaded                         N
GET    /manifest/{id}/labels                         N
GET    /manifest/{id}/load-list                      N
PUT    /manifest/{id}/expected-date                  N
POST   /manifest/{id}/ship                           N
GET    /manifest/{id}/excel                          N
GET    /manifest/{id}/pdf                            N
${MONEY_CALLS}
${RUN_CALLS}
`
