// Every call of the specification's section 7, written by hand line by line: who makes it, the call as it stands there, and which
// endpoint of the contract must answer.
type Who = 'nobody' | 'client' | 'associate' | 'administrator'
export type SpecifiedCall = { who: Who; method: string; path: string; endpoint: string }

const AUTH_AND_PROFILE = `
nobody         POST   /auth/signin                                                        signIn
nobody         POST   /auth/signup                                                        signUp
client         POST   /auth/logout                                                        signOut
client         GET    /role                                                               listRoles
client         GET    /auth/me                                                            getMe
nobody         POST   /auth/reset-password                                                requestPasswordReset
nobody         POST   /auth/reset-password/confirm                                        confirmPasswordReset
client         PUT    /auth/update-profile                                                updateProfile
client         PUT    /auth/change-password                                               changePassword
`

const CLIENT = `
client         POST   /quotation/request                                                  requestQuotation
client         GET    /order/client?status=inReview&page=1&limit=100                      listClientOrders
client         GET    /order/client?status=reviewed&status=inWarehouseMIA&status=sended&status=arrived                      listClientOrders
client         GET    /order/client?status=pendingOfPay&status=inWarehouseUIO&status=paid&status=receivedAndDelivered       listClientOrders
client         POST   /order/create                                                       createOrders
client         GET    /assisted-purchase?page=1&limit=100                                 listAssistedPurchases
client         POST   /assisted-purchase                                                  createPurchase
client         PATCH  /assisted-purchase/{id}                                             answerPurchase
client         PUT    /assisted-purchase/{id}/invoice                                     addPurchaseInvoice
client         DELETE /assisted-purchase/{id}                                             removePurchase
client         PUT    /order/description                                                  updateDescription
client         POST   /user/authorized-names                                              addAuthorizedName
client         GET    /user/authorized-names                                              listAuthorizedNames
client         POST   /sale-order                                                         createBill
client         GET    /sale-order/order/{id}/pdf                                          getBillPdf
client         POST   /order/is-authorized-to-bundle                                      authorizeBundling
client         POST   /order/update-incomplete/{id}                                       completeOrder
client         PATCH  /order/update-incomplete                                            updateIncomplete
`

const ADMINISTRATOR = `
administrator  GET    /user?page=1&limit=100&q=Rosa                                       listUsers
administrator  PUT    /user/{id}                                                          updateUser
administrator  GET    /user?type=0&page=1&limit=100                                       listUsers
administrator  GET    /order/client/{id}?status=inReview&status=reviewed&status=inWarehouseMIA&status=sended&status=arrived&status=pendingOfPay&status=inWarehouseUIO&status=paid&status=receivedAndDelivered&page=1&limit=100  listOrdersOfClient
administrator  GET    /associate                                                          listAssociates
administrator  GET    /client/without-associate                                           listClientsWithoutAssociate
administrator  GET    /associate/{id}/client                                              listClientsOfAssociate
administrator  POST   /associate/{id}/client                                              assignClients
administrator  DELETE /associate/{id}/client                                              unassignClients
administrator  PUT    /order/admin/confirm/warehouse                                      confirmWarehouse
administrator  POST   /order/admin/create/dont-match                                      createUnmatched
administrator  GET    /order/admin?page=1&limit=100&status=inReview                       listAllOrders
administrator  GET    /order/admin/dont-match                                             listUnmatchedOrders
administrator  GET    /configuration-parameter                                            listParameters
administrator  POST   /configuration-parameter/create                                     createParameter
administrator  PUT    /configuration-parameter/update-many                                updateParameters
administrator  GET    /bundle?status=sended&status=arrived&paginate=true&page=1&limit=100 listBundles
administrator  GET    /bundle/free?orderBy=createdAt&mode=asc                             listFreeBundles
administrator  POST   /bundle                                                             createBundle
administrator  DELETE /bundle/{id}                                                        removeBundle
administrator  GET    /bundle/excel                                                       getBundlesExcel
administrator  POST   /bundle/{id}/invoice                                                addBundleInvoices
administrator  GET    /bundle/{id}/invoice                                                getBundleInvoices
administrator  PUT    /bundle/{id}/value                                                  setBundleValue
administrator  PUT    /bundle/confirm-arrival                                             confirmBundleArrival
administrator  PUT    /bundle/confirm-weights                                             confirmBundleWeights
administrator  GET    /bundle/generated-bundles-excel?status=sended&status=arrived        getGeneratedBundlesExcel
administrator  PUT    /order/admin/paid/client/                                           confirmClientPayment
administrator  PUT    /order/admin/paid/associate/                                        settleEarnings
administrator  DELETE /order/                                                             removeOrders
administrator  PUT    /order/delivery/                                                    deliverOrders
administrator  PUT    /order/update-client/{id}                                           updateOrderClient
administrator  PATCH  /order/{id}/extra-charges                                           setExtraCharges
administrator  GET    /charges                                                            listCharges
administrator  POST   /charges                                                            addCharge
administrator  GET    /charges                                                            listCharges
administrator  PUT    /charges/{id}                                                       updateCharge
administrator  GET    /charges                                                            listCharges
administrator  DELETE /charges/{id}                                                       removeCharge
administrator  GET    /charges                                                            listCharges
`

const ASSOCIATE = `
associate      GET    /purchase/associate?status=inReview&status=pendingChanges&status=accepted&page=1&limit=100          listPurchases
associate      GET    /purchase/{id}                                                      getPurchase
associate      PATCH  /purchase/{id}                                                      updatePurchase
associate      DELETE /purchase/{id}/invoice/detail/{itemId}                              removeInvoiceLine
associate      POST   /purchase/{id}/approve                                              approvePurchase
associate      POST   /purchase/{id}/review                                               reviewPurchase
associate      GET    /order/associate?status=inReview&status=reviewed&page=1&limit=100   listAssociateOrders
associate      PUT    /order/associate/tracking/{id}                                      setTracking
associate      PUT    /order/associate/value/{id}                                         setValue
associate      GET    /bundle/associate?status=inWarehouseUIO                             listAssociateBundles
associate      GET    /associate/clients                                                  listOwnClients
associate      GET    /associate/orders?page=1&limit=100&status=paid                      listEarnings
associate      GET    /associate/orders?page=1&limit=100&status=pendingOfPay&status=inWarehouseUIO                        listEarnings
`

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [AUTH_AND_PROFILE, CLIENT, ADMINISTRATOR, ASSOCIATE]
  .flatMap((lines) => lines.trim().split('\n'))
  .map((line) => {
    const [who = '', method = '', path = '', endpoint = ''] = line.split(/\s+/)
    return { who: who as Who, method, path, endpoint }
  })
