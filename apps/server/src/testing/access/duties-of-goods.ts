/**
 * Which duties may call what that writes, of packages, flights and purchases, by hand (office, section 7): M warehouse in Miami, U in Quito,
 * C counter, A accounts, P purchasing, R reader. Owners may call everything; a call with no letter is theirs alone.
 */
export const DUTIES_OF_GOODS = `
POST   /order/create                                 C P
POST   /order/reading                                C P
POST   /order/admin/create/dont-match                M
PUT    /order/admin/confirm/warehouse                M
PUT    /order/associate/tracking/{id}                M P
PUT    /order/associate/value/{id}                   M P
PUT    /order/{id}/category                          M P
PUT    /order/{id}/observation                       M U C P
PUT    /order/update-client/{id}                     M P
PATCH  /order/update-incomplete                      M U C P
PUT    /order/location                               M U
POST   /location                                     M U
PUT    /location/{id}                                M U
GET    /station/cards                               M U C
PUT    /order/hold                                   M U C P
DELETE /order/hold                                   M U C P
PUT    /order/delay-reason                           M U C P
DELETE /order                                        M U C P
POST   /order/{id}/split                             M
PATCH  /order/{id}/extra-charges                     C A
POST   /order/{id}/incident                          M U
PATCH  /order/{id}/incident                          M U
POST   /order/{id}/reopen                            M U
PUT    /order/delivery                               C
POST   /run                                          M U C A P
POST   /run/{id}/start                               M U C A P
POST   /run/{id}/cancel                              M U C A P
POST   /run/{id}/undo                                M U C A P
POST   /bundle                                       M
PUT    /bundle/{id}                                  M
DELETE /bundle/{id}                                  M
POST   /bundle/{id}/invoice                          M
PUT    /bundle/{id}/value                            M P
PUT    /bundle/{id}/customs                          M U
PUT    /bundle/confirm-arrival                       U
PUT    /bundle/confirm-weights                       U
POST   /manifest                                     M
PUT    /manifest/{id}                                M
DELETE /manifest/{id}                                M
POST   /manifest/{id}/bundle                         M
DELETE /manifest/{id}/bundle                         M
PUT    /manifest/{id}/loaded                         M
PUT    /manifest/{id}/guides                         M
POST   /manifest/{id}/guides/preview                 M
PUT    /manifest/{id}/expected-date                  M U
PUT    /manifest/{id}/costs                          A
POST   /manifest/{id}/ship                           M
POST   /quotation/ways                               M U C A P R
POST   /quotation/request                            C P
POST   /assisted-purchase                            C P
PATCH  /purchase/{id}                                P
POST   /purchase/{id}/approve                        P
POST   /purchase/{id}/review                         P
DELETE /purchase/{id}/invoice/detail/{itemId}        P
PATCH  /dropshipping/{id}                            P
`
