// What the rules of a call refuse, beside what follows from its description (refusals.ts). Written by hand.
import type { Problem } from '@app/domain'

const ORDERS: readonly Problem[] = ['orderNotFound', 'orderChangedMeanwhile']
const BUNDLES: readonly Problem[] = ['bundleNotFound', 'bundleChangedMeanwhile', 'orderChangedMeanwhile']
const BILLS: readonly Problem[] = ['billNotFound', 'billChangedMeanwhile']
const CATEGORY_LIMITS: readonly Problem[] = ['categoryBLimitExceeded', 'categoryCLimitExceeded']
const RECIPIENTS: readonly Problem[] = ['authorizedNameNotFound', 'authorizedNameRequired', 'cedulaRequired']
const WANTED: readonly Problem[] = [...RECIPIENTS, ...CATEGORY_LIMITS, 'categoryNotEnabled', 'clientNotFound', 'customerRequired']
const PRICED: readonly Problem[] = [...CATEGORY_LIMITS, 'amountDiffers', 'valueBelowPurchasePrice']
const AGREED: readonly Problem[] = ['priceNotAccepted', 'fewerNotAccepted']
const TRACKING: readonly Problem[] = ['trackingRequired', 'trackingTaken']
const ACCOUNT: readonly Problem[] = ['emailTaken', 'identificationTaken', 'notAnAdult']
const BUNDLING: readonly Problem[] = [
  'orderNotFound',
  'orderChangedMeanwhile',
  'orderAlreadyBundled',
  'orderNotReadyToBundle',
  'packageRequired',
  'differentCategories',
  'specialAndOrdinaryMixed',
  'differentConsignees',
  'cedulaRequired',
  'consentMissing',
  'authorizationMissing',
  ...CATEGORY_LIMITS,
  'categoryNotEnabled',
  'yearlyQuotaExceeded',
]
const PROOFS: readonly Problem[] = ['wrongPassword', 'wrongCode', 'tooManyRequests']
const ASSOCIATE: readonly Problem[] = ['associateNotFound']
const CLIENT: readonly Problem[] = ['clientNotFound']

const OF_PEOPLE: Record<string, readonly Problem[]> = {
  ready: ['filesUnavailable'],
  signIn: ['wrongCredentials', 'secondFactorNeeded', 'wrongCode', 'tooManyRequests'],
  reauthenticate: [...PROOFS, 'secondFactorNotOn'],
  beginSecondFactor: ['wrongPassword', 'secondFactorAlreadyOn', 'tooManyRequests'],
  confirmSecondFactor: ['wrongCode', 'secondFactorNotOn', 'secondFactorAlreadyOn', 'tooManyRequests'],
  turnOffSecondFactor: [...PROOFS, 'secondFactorNotOn', 'secondFactorMustStay'],
  renewRecoveryCodes: [...PROOFS, 'secondFactorNotOn'],
  removeSecondFactor: ['userNotFound', 'notYours', 'secondFactorNotOn'],
  updateCompany: ['companyAccountNotFound'],
  requireSecondStep: ['ownSecondFactorFirst'],
  signUp: [...ACCOUNT, 'weakPassword', 'tooManyRequests'],
  requestPasswordReset: ['tooManyRequests'],
  confirmPasswordReset: ['resetTokenInvalid', 'weakPassword', 'tooManyRequests'],
  changePassword: ['invalidOldPassword', 'weakPassword', 'tooManyRequests'],
  updateProfile: [...ACCOUNT, 'identificationLocked'],
  createUser: ACCOUNT,
  getUser: ['userNotFound'],
  updateUser: [...ACCOUNT, 'identificationLocked', 'accountInUse', 'notYours'],
  assignClients: ['associateNotFound', 'clientNotFound', 'clientHasAssociate'],
  unassignClients: ['associateNotFound', 'clientNotFound'],
  listClientsOfAssociate: ASSOCIATE,
  exportClientsOfAssociate: ASSOCIATE,
  selectClientsOfAssociate: ASSOCIATE,
  getClientBalance: CLIENT,
  listAuthorizedNames: ['clientNotFound', 'customerRequired'],
  addAuthorizedName: ['identificationTaken', 'consentMissing'],
  updateAuthorizedName: ['identificationTaken', 'consentMissing'],
  addSavedView: ['savedViewNameTaken'],
  updateSavedView: ['savedViewNameTaken'],
  getQuota: ['quotaNotFound'],
  addQuotaEntry: ['quotaNotFound', 'quotaEntryNotFound', 'quotaEntryTakenBack'],
  markNotificationsRead: ['notificationNotFound'],
  streamNotifications: ['notificationNotFound'],
  updateNotificationPreferences: ['notificationNeeded', 'fieldNotValid'],
}

const OF_ORDERS: Record<string, readonly Problem[]> = {
  createOrders: [...WANTED, ...TRACKING],
  getOrder: ['orderNotFound'],
  listOrdersOfClient: CLIENT,
  exportOrdersOfClient: CLIENT,
  selectOrdersOfClient: CLIENT,
  setTracking: TRACKING,
  setValue: [...CATEGORY_LIMITS, 'valueBelowPurchasePrice'],
  confirmWarehouse: [...ORDERS, 'weightDoubtful'],
  createUnmatched: TRACKING,
  explainDelay: [...ORDERS, 'manifestNotFound'],
  getOrderWays: ['orderNotFound', 'fieldNotValid'],
  findWays: ['fieldNotValid'],
  setCategory: [...CATEGORY_LIMITS, 'categoryNotEnabled', 'fieldRequired', 'fieldNotValid'],
  splitOrder: [...CATEGORY_LIMITS, 'partsDoNotAddUp'],
  setExtraCharges: ['chargeNotFound'],
  updateIncomplete: ['roleNotAllowed', 'stillIncomplete', ...TRACKING, ...CATEGORY_LIMITS, 'valueBelowPurchasePrice'],
  completeOrder: ['trackingTaken', ...CATEGORY_LIMITS, 'valueBelowPurchasePrice', 'stillIncomplete', 'amountDiffers'],
  authorizeBundling: [...ORDERS, ...RECIPIENTS],
  updateOrderClient: ['clientNotFound', ...RECIPIENTS, 'fieldNotValid'],
  removeOrders: ORDERS,
  deliverOrders: [...ORDERS, 'incorrectIdentification'],
  confirmClientPayment: [...ORDERS, 'billChangedMeanwhile', 'companyAccountNotFound', 'dayInFuture', 'differentClients'],
  getAccount: ['clientNotFound', 'fieldRequired', 'dateRangeReversed'],
  moveCredit: [
    'clientNotFound',
    'billNotFound',
    'NOT_FOUND',
    'creditExceeded',
    'amountDiffers',
    'fieldRequired',
    'billChangedMeanwhile',
  ],
  requestRefund: ['clientNotFound', 'creditExceeded', 'fieldRequired'],
  answerRefund: ['refundNotFound', 'creditExceeded', 'companyAccountNotFound', 'dayInFuture'],
  returnRefund: ['refundNotFound'],
  settleEarnings: [...ORDERS, 'companyAccountNotFound', 'dayInFuture'],
  getSettlement: ['settlementNotFound'],
  getSettlementPdf: ['settlementNotFound'],
  receiveSettlement: ['associateNotFound', 'amountDiffers', 'earningActionNotAllowed', 'companyAccountNotFound', 'dayInFuture'],
  takeBackSettlement: ['settlementNotFound', 'settlementChangedMeanwhile'],
  createPayment: [
    'clientNotFound',
    'billNotFound',
    'NOT_FOUND',
    'paymentLooksRepeated',
    'companyAccountNotFound',
    'creditExceeded',
    'amountDiffers',
    'dayInFuture',
    'billChangedMeanwhile',
  ],
  openIncident: ORDERS,
  resolveIncident: [...ORDERS, 'incidentNotFound'],
  getOrderLabel: ['orderNotFound'],
  getOrderLabels: ['orderNotFound'],
  requestQuotation: ['clientNotFound', 'categoryNotEnabled', 'priceRequired', 'valueNotPositive', 'valueBelowPurchasePrice'],
}

const OF_CARGO: Record<string, readonly Problem[]> = {
  suggestBundles: CLIENT,
  createBundle: BUNDLING,
  getBundle: ['bundleNotFound'],
  updateBundle: [...BUNDLING, 'roleNotAllowed'],
  setBundleValue: [...CATEGORY_LIMITS, 'yearlyQuotaExceeded'],
  addBundleInvoices: ['fieldRequired'],
  getBundleInvoices: ['bundleNotFound', 'invoiceNotFound'],
  getBundleLabel: ['bundleNotFound'],
  confirmBundleArrival: BUNDLES,
  confirmBundleWeights: [...ORDERS, ...BUNDLES, 'bundleActionNotAllowed', 'bundleWeightsMissing', 'weightDoubtful'],
  createManifest: ['bundleNotFound', 'bundleOnAnotherManifest', 'guideNumberTaken'],
  getManifest: ['manifestNotFound'],
  getManifestExcel: ['manifestNotFound'],
  getManifestPdf: ['manifestNotFound'],
  updateManifest: ['bundleNotFound', 'bundleOnAnotherManifest', 'guideNumberTaken'],
  setExpectedDate: ['dayInPast'],
  shipManifest: ['manifestNotReady', 'bundleChangedMeanwhile', 'orderChangedMeanwhile'],
}

const OF_MONEY: Record<string, readonly Problem[]> = {
  createBill: [
    'companyIncomplete',
    ...ORDERS,
    'differentClients',
    'authorizedNameNotFound',
    'authorizedNameRequired',
    'customerRequired',
  ],
  getBill: ['billNotFound'],
  getBillPdf: ['billNotFound'],
  getPdfOfBill: ['billNotFound'],
  getCreditNotePdf: ['creditNoteNotFound'],
  voidBill: ['orderChangedMeanwhile'],
  issueCreditNote: ['billNotFound', 'orderNotFound', 'fieldNotValid', 'creditAboveBill', 'orderChangedMeanwhile'],
  takeBackCreditNote: ['billNotFound', 'creditNoteNotFound', 'orderChangedMeanwhile'],
  undoPayment: ['paymentNotFound', 'paymentActionNotAllowed', ...BILLS],
  addBillProof: ['billNotFound', 'fieldRequired'],
  addPurchaseProof: ['NOT_FOUND', 'fieldRequired'],
  reviewPaymentProof: ['paymentProofNotFound', 'paymentProofActionNotAllowed', 'paymentProofChangedMeanwhile'],
  createTariff: ['tariffNameTaken'],
  updateTariff: ['tariffNameTaken', 'fieldNotValid'],
  createParameter: ['tariffMissing', 'parameterExists', 'parameterValueNotAllowed', 'fieldNotValid'],
  updateParameters: ['tariffMissing', 'parameterChangedMeanwhile', 'parameterValueNotAllowed'],
  addCharge: ['chargeNameTaken'],
  updateCharge: ['chargeNameTaken'],
  getFile: ['fileNotFound'],
}

const OF_PURCHASES: Record<string, readonly Problem[]> = {
  createPurchase: [...WANTED, 'valueBelowPurchasePrice'],
  getPurchase: ['NOT_FOUND'],
  answerPurchase: [...PRICED, ...RECIPIENTS, 'categoryNotEnabled'],
  addPurchaseInvoice: ['fieldRequired'],
  updatePurchase: [...PRICED, ...AGREED, 'fieldNotValid', 'orderNotAllowedToDelete', 'orderChangedMeanwhile', 'creditAboveBill'],
  reviewPurchase: [...PRICED, 'fieldNotValid'],
  removeInvoiceLine: ['invoiceLineNotFound'],
  approvePurchase: [...PRICED, ...AGREED, ...RECIPIENTS, 'upFrontMissing', 'trackingTaken', 'fieldNotValid'],
  createDropshipping: CLIENT,
  getDropshipping: ['dropshippingNotFound'],
  updateDropshipping: ['quoteExpired', 'amountDiffers', ...RECIPIENTS, ...CATEGORY_LIMITS, 'trackingTaken', 'fieldNotValid'],
}

export const REFUSALS_OF_CALLS: Readonly<Record<string, readonly Problem[]>> = {
  ...OF_PEOPLE,
  ...OF_ORDERS,
  ...OF_CARGO,
  ...OF_MONEY,
  ...OF_PURCHASES,
}
