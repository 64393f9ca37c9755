/** The same of people, the company and one's own account. */
export const DUTIES_OF_PEOPLE = `
POST   /user                                         C
PUT    /user/{id}                                    C
PUT    /user/{id}/identity                           C
DELETE /user/{id}/second-factor
POST   /user/{id}/password-link
POST   /user/{id}/email-link
POST   /user/{id}/closing
POST   /associate/{id}/client
DELETE /associate/{id}/client
PUT    /user/authorized-names/{id}/identity          C
POST   /user/authorized-names/{id}/consent-request   C
POST   /user/authorized-names/{id}/consent-paper     C
DELETE /user/authorized-names/{id}/consent           C
POST   /client/{id}/conversation                     C A P
PUT    /client/{id}/conversation                     C A P
POST   /client/{id}/note                             C A P
PUT    /client-note/{id}                             C A P
DELETE /client-note/{id}                             C A P
POST   /quota/{identification}/entry
PUT    /company
PUT    /company/identity-proof
PUT    /company/second-step
PUT    /text/{kind}
POST   /mail/send
POST   /configuration-parameter/create
PUT    /configuration-parameter/update-many
POST   /tariff
PUT    /tariff/{id}
POST   /charges
PUT    /charges/{id}
DELETE /charges/{id}

PUT    /notification/read                            M U C A P R
PUT    /notification/preferences                     M U C A P R
POST   /notification/push                            M U C A P R
DELETE /notification/push                            M U C A P R
POST   /saved-view                                   M U C A P R
PUT    /saved-view/{id}                              M U C A P R
DELETE /saved-view/{id}                              M U C A P R
POST   /set                                          M U C A P R
POST   /auth/logout                                  M U C A P R
POST   /auth/closing                                 M U C A P R
PUT    /auth/update-profile                          M U C A P R
PUT    /auth/change-password                         M U C A P R
PUT    /auth/email                                   M U C A P R
POST   /auth/email/link                              M U C A P R
DELETE /auth/sessions                                M U C A P R
POST   /auth/reauthenticate                          M U C A P R
POST   /auth/reauthenticate/options                  M U C A P R
POST   /auth/passkey/options                         M U C A P R
POST   /auth/passkey                                 M U C A P R
PUT    /auth/passkey/{id}                            M U C A P R
DELETE /auth/passkey/{id}                            M U C A P R
POST   /auth/second-factor                           M U C A P R
POST   /auth/second-factor/confirm                   M U C A P R
POST   /auth/second-factor/recovery-codes            M U C A P R
DELETE /auth/second-factor                           M U C A P R
`
