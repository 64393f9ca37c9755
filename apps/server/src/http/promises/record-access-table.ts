// The hand-written table of record-access.test.ts.
import type { Kind } from '../../testing/given/given-records.ts'

/**
 * By hand (specification, section 7; domain, section 9). Done: the call is done. None: the very 404, with the code at the end, that a
 * record answers that is not there. Role: the caller's role makes no such call. Out: nobody is signed in. A dash: they call it otherwise.
 */
const TABLE = `
                                                                owner another their     another   former    disabled      admin
                                                                      client  associate associate associate administrator
GET /user/authorized-names                       client          done  none    done      none      none      out  done  clientNotFound
PUT /user/authorized-names/{id}                  authorizedName  done  none    role      role      role      out  role  authorizedNameNotFound
DELETE /user/authorized-names/{id}               authorizedName  done  none    role      role      role      out  role  authorizedNameNotFound
POST /user/authorized-names/{id}/consent-request askable         done  none    done      none      none      out  done  authorizedNameNotFound
POST /user/authorized-names/{id}/consent-paper   askable         role  role    done      none      none      out  done  authorizedNameNotFound
DELETE /user/authorized-names/{id}/consent       authorizedName  role  role    done      none      none      out  done  authorizedNameNotFound
PUT /user/authorized-names/{id}/identity         authorizedName  role  role    role      role      role      out  done
GET /file/{id}                                   file            done  none    done      none      none      out  done  fileNotFound
PUT /auth/passkey/{id}                           passkey         done  none    none      none      none      out  none  passkeyNotFound
DELETE /auth/passkey/{id}                        passkey         done  none    none      none      none      out  none  passkeyNotFound
PUT /saved-view/{id}                             savedView       done  none    none      none      none      out  none  savedViewNotFound
DELETE /saved-view/{id}                          savedView       done  none    none      none      none      out  none  savedViewNotFound
PUT /saved-view/{id}                             sharedView      none  none    none      none      none      out  done  savedViewNotFound
DELETE /saved-view/{id}                          sharedView      none  none    none      none      none      out  done  savedViewNotFound
POST /run                                        order           role  role    done      none      none      out  done  orderNotFound
GET /run/{id}                                    run             role  role    none      none      done      out  done  runNotFound
GET /run/{id}/item                               run             role  role    none      none      done      out  done  runNotFound
GET /run/{id}/labels                             run             role  role    none      none      -         out  done  runNotFound
GET /run/{id}/pick-list                          run             role  role    role      role      role      out  done
GET /run/{id}/bills                              billingRun      role  role    role      role      role      out  done
POST /run/{id}/start                             run             role  role    done      none      -         out  done  runNotFound
POST /run/{id}/cancel                            run             role  role    done      none      -         out  done  runNotFound
POST /run/{id}/undo                              endedRun        role  role    done      none      -         out  done  runNotFound
GET /set/{id}                                    set             role  role    none      none      done      out  done  setNotFound
PUT /notification/read                           notification    done  none    none      none      none      out  none  notificationNotFound
GET /quota/{identification}                      consignee       done  none    done      none      none      out  done  quotaNotFound
GET /client/{id}/balance                         client          done  none    done      none      none      out  done  clientNotFound
GET /client/{id}/conversation                    client          role  role    done      none      none      out  done  clientNotFound
POST /client/{id}/conversation                   client          role  role    done      none      none      out  done  clientNotFound
POST /client/{id}/conversation                   order           role  role    done      none      none      out  done  orderNotFound
PUT /client/{id}/conversation                    client          role  role    done      none      none      out  done  clientNotFound
GET /client/{id}/note                            client          role  role    role      role      role      out  done  clientNotFound
POST /client/{id}/note                           client          role  role    role      role      role      out  done  clientNotFound
PUT /client-note/{id}                            clientNote      role  role    role      role      role      out  done  clientNoteNotFound
DELETE /client-note/{id}                         clientNote      role  role    role      role      role      out  done  clientNoteNotFound
POST /conversation                               order           done  none    role      role      role      out  role  orderNotFound
POST /conversation                               purchase        done  none    role      role      role      out  role  NOT_FOUND
POST /conversation                               dropshipping    done  none    role      role      role      out  role  dropshippingNotFound
POST /conversation                               bill            done  none    role      role      role      out  role  billNotFound
POST /quotation/request                          client          done  none    done      none      none      out  done  clientNotFound
GET /user/{id}                                   client          role  role    role      role      role      out  done
PUT /user/{id}                                   client          role  role    role      role      role      out  done
DELETE /user/{id}/second-factor                  lostFactor      role  role    role      role      role      out  done
PUT /user/{id}/identity                          client          role  role    role      role      role      out  done
POST /user/{id}/password-link                    client          role  role    role      role      role      out  done
GET /user/{id}/closing                           client          role  role    role      role      role      out  done
POST /user/{id}/closing                          freeClient      role  role    role      role      role      out  done
POST /user/{id}/email-link                       waitingClient   role  role    role      role      role      out  done
POST /mail/send                                  unsentMail      role  role    role      role      role      out  done
GET /associate/{id}/client                       associate       role  role    role      role      role      out  done
GET /associate/{id}/client/export                associate       role  role    role      role      role      out  done
GET /associate/{id}/client/selection             associate       role  role    role      role      role      out  done
POST /associate/{id}/client                      freeClient      role  role    role      role      role      out  done
DELETE /associate/{id}/client                    ownClient       role  role    role      role      role      out  done
POST /quotation/ways                             tariff          done  done    done      done      done      out  done
PUT /tariff/{id}                                 tariff          role  role    role      role      role      out  done
PUT /charges/{id}                                charge          role  role    role      role      role      out  done
DELETE /charges/{id}                             charge          role  role    role      role      role      out  done
PUT /company                                     companyAccount  role  role    role      role      role      out  done
GET /report/money                                companyAccount  role  role    role      role      role      out  done
GET /report/money/export                         companyAccount  role  role    role      role      role      out  done
POST /quota/{identification}/entry               consignee       role  role    role      role      role      out  done
POST /order/create                               client          done  none    done      none      none      out  done  clientNotFound
POST /order/reading                              client          done  none    done      none      none      out  done  clientNotFound
GET /order/{id}                                  order           done  none    done      none      none      out  done  orderNotFound
GET /order/client/{id}                           client          role  role    done      none      none      out  done  clientNotFound
GET /order/client/{id}/export                    client          role  role    done      none      none      out  done  clientNotFound
GET /order/client/{id}/selection                 client          role  role    done      none      none      out  done  clientNotFound
GET /order/{id}/label                            inMiami         role  role    done      none      none      out  done  orderNotFound
GET /order/client/covers                         order           done  none    role      role      role      out  role  orderNotFound
GET /order/labels                                inMiami         role  role    done      none      none      out  done  orderNotFound
GET /order/{id}/ways                             order           done  none    done      none      none      out  done  orderNotFound
GET /order/{id}/tracking-link                    order           done  none    role      role      role      out  role  orderNotFound
POST /order/{id}/tracking-link                   order           done  none    role      role      role      out  role  orderNotFound
DELETE /order/{id}/tracking-link                 order           done  none    role      role      role      out  role  orderNotFound
PUT /order/{id}/category                         order           role  role    done      none      none      out  done  orderNotFound
PUT /order/{id}/observation                      order           role  role    done      none      none      out  done  orderNotFound
PUT /order/description                           order           done  none    role      role      role      out  role  orderNotFound
PUT /order/associate/tracking/{id}               order           role  role    done      none      none      out  done  orderNotFound
PUT /order/associate/value/{id}                  order           role  role    done      none      none      out  done  orderNotFound
PATCH /order/update-incomplete                   incomplete      done  none    -         -         -         out  -     orderNotFound
PATCH /order/update-incomplete                   order           -     -       done      none      none      out  done  orderNotFound
POST /order/update-incomplete/{id}               incomplete      done  none    role      role      role      out  role  orderNotFound
POST /order/is-authorized-to-bundle              order           done  none    role      role      role      out  role  orderNotFound
DELETE /order                                    order           done  none    done      none      none      out  done  orderNotFound
PUT /order/update-client/{id}                    unmatched       role  role    role      role      role      out  done
PUT /order/update-client/{id}                    order           role  role    role      role      role      out  done
PUT /order/update-client/{id}                    client          role  role    role      role      role      out  done
PUT /order/location                              inMiami         role  role    role      role      role      out  done
GET /location/labels                             location        role  role    role      role      role      out  done
PUT /location/{id}                               location        role  role    role      role      role      out  done
PUT /order/hold                                  inMiami         role  role    role      role      role      out  done
DELETE /order/hold                               held            role  role    role      role      role      out  done
PUT /order/delay-reason                          late            role  role    done      none      none      out  done  orderNotFound
PUT /order/delay-reason                          manifest        role  role    none      none      none      out  done  manifestNotFound
POST /order/{id}/split                           box             role  role    role      role      role      out  done
PATCH /order/{id}/extra-charges                  inQuito         role  role    role      role      role      out  done
POST /order/{id}/incident                        order           role  role    role      role      role      out  done
PATCH /order/{id}/incident                       troubled        role  role    role      role      role      out  done
POST /order/{id}/reopen                          ended           role  role    role      role      role      out  done
PUT /order/admin/confirm/warehouse               order           role  role    role      role      role      out  done
PUT /order/admin/paid/client                     billedOrder     role  role    role      role      role      out  done
PUT /order/admin/paid/associate                  paidOrder       role  role    role      role      role      out  done
PUT /order/delivery                              paidOrder       role  role    role      role      role      out  done
POST /assisted-purchase                          client          done  none    done      none      none      out  done  clientNotFound
GET /purchase/{id}                               purchase        done  none    done      none      none      out  done  NOT_FOUND
PATCH /assisted-purchase/{id}                    proposed        done  none    role      role      role      out  role  NOT_FOUND
PATCH /assisted-purchase/{id}                    purchase        done  none    role      role      role      out  role  NOT_FOUND
DELETE /assisted-purchase/{id}                   purchase        done  none    role      role      role      out  role  NOT_FOUND
PUT /assisted-purchase/{id}/invoice              purchase        done  none    role      role      role      out  role  NOT_FOUND
POST /assisted-purchase/{id}/payment-proof       purchase        done  none    role      role      role      out  role  NOT_FOUND
PATCH /purchase/{id}                             purchase        role  role    done      none      none      out  done  NOT_FOUND
POST /purchase/{id}/approve                      purchase        role  role    done      none      none      out  done  NOT_FOUND
POST /purchase/{id}/review                       purchase        role  role    done      none      none      out  done  NOT_FOUND
DELETE /purchase/{id}/invoice/detail/{itemId}    purchase        role  role    done      none      none      out  done  NOT_FOUND
GET /dropshipping/{id}                           dropshipping    done  none    done      none      none      out  done  dropshippingNotFound
PATCH /dropshipping/{id}                         dropshipping    done  none    done      none      none      out  done  dropshippingNotFound

POST /bundle                                     inMiami         role  role    done      none      none      out  done  orderNotFound
GET /bundle/suggestion                           client          role  role    done      none      none      out  done  clientNotFound
GET /bundle/{id}                                 bundle          role  role    done      none      none      out  done  bundleNotFound
PUT /bundle/{id}                                 bundle          role  role    done      none      none      out  done  bundleNotFound
PUT /bundle/{id}                                 inMiami         role  role    done      none      none      out  done  orderNotFound
DELETE /bundle/{id}                              bundle          role  role    done      none      none      out  done  bundleNotFound
GET /bundle/{id}/label                           bundle          role  role    done      none      none      out  done  bundleNotFound
GET /bundle/labels                               bundle          role  role    done      none      none      out  done  bundleNotFound
GET /bundle/{id}/invoice                         bundle          role  role    done      none      none      out  done  bundleNotFound
POST /bundle/{id}/invoice                        bundle          role  role    role      role      role      out  done
PUT /bundle/{id}/value                           bundle          role  role    role      role      role      out  done
PUT /bundle/{id}/customs                         declared        role  role    role      role      role      out  done
PUT /bundle/confirm-arrival                      sentBundle      role  role    role      role      role      out  done
PUT /bundle/confirm-weights                      arrived         role  role    role      role      role      out  done
POST /manifest                                   bundle          role  role    role      role      role      out  done
GET /manifest/{id}                               manifest        role  role    role      role      role      out  done
PUT /manifest/{id}                               manifest        role  role    role      role      role      out  done
DELETE /manifest/{id}                            manifest        role  role    role      role      role      out  done
GET /manifest/{id}/bundle                        manifest        role  role    role      role      role      out  done
GET /manifest/{id}/bundle/export                 manifest        role  role    role      role      role      out  done
GET /manifest/{id}/bundle/selection              manifest        role  role    role      role      role      out  done
POST /manifest/{id}/bundle                       manifest        role  role    role      role      role      out  done
DELETE /manifest/{id}/bundle                     manifest        role  role    role      role      role      out  done
PUT /manifest/{id}/guides                        manifest        role  role    role      role      role      out  done
POST /manifest/{id}/guides/preview               manifest        role  role    role      role      role      out  done
PUT /manifest/{id}/loaded                        manifest        role  role    role      role      role      out  done
GET /manifest/{id}/load-list                     manifest        role  role    role      role      role      out  done
GET /manifest/{id}/labels                        manifest        role  role    role      role      role      out  done
PUT /manifest/{id}/expected-date                 manifest        role  role    role      role      role      out  done
PUT /manifest/{id}/costs                         manifest        role  role    role      role      role      out  done
POST /manifest/{id}/ship                         manifest        role  role    role      role      role      out  done
GET /manifest/{id}/excel                         manifest        role  role    role      role      role      out  done
GET /manifest/{id}/pdf                           manifest        role  role    role      role      role      out  done

POST /sale-order                                 inQuito         done  none    role      role      role      out  done  orderNotFound
POST /sale-order                                 authorizedName  done  none    role      role      role      out  done  authorizedNameNotFound
GET /sale-order/{id}                             bill            done  none    done      none      none      out  done  billNotFound
POST /sale-order/{id}/pass                       paidBill        done  none    role      role      role      out  role  billNotFound
GET /sale-order/{id}/pdf                         bill            done  none    done      none      none      out  done  billNotFound
GET /sale-order/order/{id}/pdf                   billedOrder     done  none    done      none      none      out  done  billNotFound
POST /sale-order/{id}/payment-proof              bill            done  none    role      role      role      out  role  billNotFound
DELETE /sale-order/{id}                          bill            role  role    role      role      role      out  done
POST /sale-order/{id}/credit-note                bill            role  role    role      role      role      out  done
DELETE /sale-order/{id}/credit-note              creditedBill    role  role    role      role      role      out  done
POST /sale-order/{id}/invoice                    billToInvoice   role  role    role      role      role      out  done
POST /fiscal-document/{id}/retry                 returnedDocument role role    role      role      role      out  done
POST /fiscal-document/{id}/annulment             authorisedDocument role role  role      role      role      out  done
PUT /fiscal-document/{id}/annulment              annullingDocument role role   role      role      role      out  done
DELETE /fiscal-document/{id}/annulment           annullingDocument role role   role      role      role      out  done
PUT /sale-order/{id}/invoice-owner               bill            done  none    role      role      role      out  done  billNotFound
GET /credit-note/{id}/pdf                        creditNote      done  none    done      none      none      out  done  creditNoteNotFound
GET /fiscal-document/{id}                        fiscalDocument  done  none    done      none      none      out  done  fiscalDocumentNotFound
GET /fiscal-document/{id}/pdf                    fiscalDocument  done  none    done      none      none      out  done  fiscalDocumentNotFound
GET /fiscal-document/{id}/xml                    fiscalDocument  done  none    done      none      none      out  done  fiscalDocumentNotFound
POST /fiscal-document/{id}/mail                  fiscalDocument  role  role    role      role      role      out  done
GET /associate/owed                              associate       role  role    role      role      role      out  done
GET /settlement/{id}                             settlement      role  role    none      none      done      out  done  settlementNotFound
GET /settlement/{id}/pdf                         settlement      role  role    none      none      done      out  done  settlementNotFound
POST /settlement                                 owing           role  role    role      role      role      out  done
DELETE /settlement/{id}                          settlement      role  role    role      role      role      out  done
PUT /payment-proof/{id}                          paymentProof    role  role    role      role      role      out  done
GET /account                                     client          done  none    done      none      none      out  done  clientNotFound
GET /account/pdf                                 client          done  none    done      none      none      out  done  clientNotFound
GET /account/export                              client          done  none    done      none      none      out  done  clientNotFound
POST /payment                                    client          role  role    role      role      role      out  done
POST /account/write-off                          debtor          role  role    role      role      role      out  done
PUT /receivable/{id}/promise                     client          role  role    role      role      role      out  done
DELETE /receivable/{id}/promise                  client          role  role    role      role      role      out  done
GET /receivable/{id}/reminders                   client          role  role    role      role      role      out  done
PUT /receivable/{id}/reminders                   client          role  role    role      role      role      out  done
PUT /account/opening                             debtor          role  role    role      role      role      out  done
POST /account/move                               credit          done  none    role      role      role      out  -     billNotFound
POST /refund                                     credit          done  -       role      role      role      out  done  clientNotFound
GET /refund/{id}                                 refund          done  none    role      role      role      out  done  refundNotFound
PUT /refund/{id}                                 refund          role  role    role      role      role      out  done
DELETE /refund/{id}                              paidRefund      role  role    role      role      role      out  done
GET /approval/{id}                               approval        role  role    role      role      role      out  done
PUT /approval/{id}                               approval        role  role    role      role      role      out  done
DELETE /approval/{id}                            approval        role  role    role      role      role      out  asker
POST /order/{id}/compensation                    damaged         role  role    role      role      role      out  done
GET /payment/{id}                                payment         role  role    role      role      role      out  done
GET /statement/unidentified                      companyAccount  role  role    role      role      role      out  done
POST /statement/preview                          bankAccount     role  role    role      role      role      out  done
POST /statement                                  bankAccount     role  role    role      role      role      out  done
POST /statement/line/{id}/payment                statementLine   role  role    role      role      role      out  done
PUT /statement/line/{id}/aside                   statementLine   role  role    role      role      role      out  done
DELETE /statement/line/{id}/aside                lineAside       role  role    role      role      role      out  done
PUT /drawer/{id}                                 drawer          role  role    role      role      role      out  done
POST /drawer/{id}/session                        drawer          role  role    role      role      role      out  done
GET /drawer/session/{id}                         drawerSession   role  role    role      role      role      out  done
POST /drawer/session/{id}/movement               drawerSession   role  role    role      role      role      out  done
DELETE /drawer/movement/{id}                     drawerMovement  role  role    role      role      role      out  done
POST /drawer/session/{id}/closing                drawerSession   role  role    role      role      role      out  done
GET /drawer/closing/{id}/pdf                     drawerClosing   role  role    role      role      role      out  done
DELETE /payment/{id}                             payment         role  role    role      role      role      out  done
`
export const WHO = [
  'owner',
  'anotherClient',
  'associate',
  'anotherAssociate',
  'formerAssociate',
  'disabled',
  'administrator',
] as const
export type Who = (typeof WHO)[number]

export const ROWS = TABLE.trim()
  .split(/\n+/)
  .slice(2)
  .map((line) => {
    const [method, path, kind, ...rest] = line.split(/\s+/)
    return { call: `${method} ${path}`, kind: kind as Kind, cells: rest.slice(0, WHO.length), code: rest[WHO.length] }
  })
