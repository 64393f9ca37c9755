// What the rules of a call refuse, beside what follows from its description (refusals.ts). Written by hand.
import type { Problem } from '@app/domain'
import { REFUSALS_OF_DRAWERS } from './refusals-of-drawers.ts'
import { REFUSALS_OF_FISCAL_CALLS } from './refusals-of-fiscal-calls.ts'
import { REFUSALS_OF_PAYMENTS } from './refusals-of-payments.ts'
import { REFUSALS_OF_PEOPLE } from './refusals-of-people.ts'

const ORDERS: readonly Problem[] = ['orderNotFound', 'orderChangedMeanwhile']
const BUNDLES: readonly Problem[] = ['bundleNotFound', 'bundleChangedMeanwhile', 'orderChangedMeanwhile']
const CATEGORY_LIMITS: readonly Problem[] = ['categoryBLimitExceeded', 'categoryCLimitExceeded']
const BILLED_TO: readonly Problem[] = ['authorizedNameNotFound', 'authorizedNameRequired', 'customerRequired']
const RECIPIENTS: readonly Problem[] = ['authorizedNameNotFound', 'authorizedNameRequired', 'cedulaRequired']
const WANTED: readonly Problem[] = [
  ...RECIPIENTS,
  ...CATEGORY_LIMITS,
  'categoryNotEnabled',
  'clientNotFound',
  'customerRequired',
  'goodsNotCarried',
]
const PRICED: readonly Problem[] = [...CATEGORY_LIMITS, 'amountDiffers', 'valueBelowPurchasePrice']
const AGREED: readonly Problem[] = ['priceNotAccepted', 'fewerNotAccepted']
const TRACKING: readonly Problem[] = ['trackingRequired', 'trackingTaken']
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
const CLIENT: readonly Problem[] = ['clientNotFound']

const RUN: readonly Problem[] = ['runNotFound']

const OF_ORDERS: Record<string, readonly Problem[]> = {
  createOrders: [...WANTED, ...TRACKING],
  getOrder: ['orderNotFound'],
  previewRun: ['orderNotFound', 'runTooLarge', 'unknownParameter', 'fieldRequired', 'dateRangeReversed'],
  ...{ getRun: RUN, getRunItems: RUN, startRun: [...RUN, 'runOver'], cancelRun: RUN },
  readOrderMail: ['clientNotFound', 'fieldRequired', 'fieldNotValid', 'tooManyRequests'],
  getTrackingLink: ['orderNotFound'],
  shareTracking: ['orderNotFound', 'trackingOver'],
  stopSharingTracking: ['orderNotFound'],
  readTracking: ['trackingLinkNotFound', 'tooManyRequests'],
  listOrdersOfClient: CLIENT,
  exportOrdersOfClient: CLIENT,
  selectOrdersOfClient: CLIENT,
  setTracking: TRACKING,
  setValue: [...CATEGORY_LIMITS, 'valueBelowPurchasePrice'],
  confirmWarehouse: [...ORDERS, 'weightDoubtful'],
  createUnmatched: TRACKING,
  explainDelay: [...ORDERS, 'manifestNotFound'],
  getOrderWays: ['orderNotFound', 'fieldNotValid', 'partsDoNotAddUp', ...CATEGORY_LIMITS],
  findWays: ['fieldNotValid'],
  getPromiseReport: ['fieldRequired', 'dateRangeReversed'],
  getMoneyReport: ['fieldRequired', 'dateRangeReversed', 'companyAccountNotFound'],
  exportMoneyReport: ['fieldRequired', 'dateRangeReversed', 'companyAccountNotFound'],
  getBillingReport: ['fieldRequired', 'dateRangeReversed'],
  exportBillingReport: ['fieldRequired', 'dateRangeReversed'],
  getMarginReport: ['fieldRequired', 'dateRangeReversed'],
  exportMarginReport: ['fieldRequired', 'dateRangeReversed'],
  setCategory: [...CATEGORY_LIMITS, 'categoryNotEnabled', 'fieldRequired', 'fieldNotValid'],
  splitOrder: [...CATEGORY_LIMITS, 'partsDoNotAddUp', 'trackingTaken', 'fieldRequired', 'fieldNotValid'],
  setExtraCharges: ['chargeNotFound'],
  updateIncomplete: ['roleNotAllowed', 'stillIncomplete', ...TRACKING, ...CATEGORY_LIMITS, 'valueBelowPurchasePrice'],
  completeOrder: ['trackingTaken', ...CATEGORY_LIMITS, 'valueBelowPurchasePrice', 'stillIncomplete', 'amountDiffers'],
  authorizeBundling: [...ORDERS, ...RECIPIENTS],
  updateOrderClient: ['clientNotFound', ...RECIPIENTS, 'fieldNotValid'],
  removeOrders: [...ORDERS, 'roleNotAllowed', 'fieldRequired'],
  deliverOrders: [...ORDERS, 'incorrectIdentification'],
  confirmClientPayment: [
    ...ORDERS,
    'billChangedMeanwhile',
    'companyAccountNotFound',
    'dayInFuture',
    'differentClients',
    'drawerOfEarlierDay',
  ],
  getAccount: ['clientNotFound', 'fieldRequired', 'dateRangeReversed'],
  getAccountPdf: ['clientNotFound', 'fieldRequired', 'dateRangeReversed', 'exportTooLarge'],
  exportAccount: ['clientNotFound', 'fieldRequired', 'dateRangeReversed'],
  moveCredit: [
    'clientNotFound',
    'billNotFound',
    'NOT_FOUND',
    'creditExceeded',
    'amountDiffers',
    'fieldRequired',
    'billChangedMeanwhile',
  ],
  setOpeningBalance: ['clientNotFound', 'approvalWaits'],
  setPaymentPromise: ['clientNotFound', 'fieldNotValid'],
  removePaymentPromise: ['clientNotFound'],
  getPaymentReminders: ['clientNotFound'],
  setPaymentReminders: ['clientNotFound'],
  writeOffDebt: ['clientNotFound', 'nothingOwed', 'approvalWaits'],
  compensateMore: ['orderNotFound', 'nothingCompensated', 'compensationAboveValue', 'approvalWaits'],
  getApproval: ['approvalNotFound'],
  answerApproval: [
    ...(['approvalNotFound', 'approvalOfOneself', 'approvalOutdated', 'orderNotFound'] as const),
    ...(['nothingOwed', 'nothingCompensated', 'compensationAboveValue', 'companyAccountNotFound'] as const),
  ],
  takeBackApproval: ['approvalNotFound', 'approvalOfAnother'],
  requestRefund: ['clientNotFound', 'creditExceeded', 'fieldRequired'],
  getRefund: ['refundNotFound'],
  answerRefund: [
    ...(['refundNotFound', 'creditExceeded', 'companyAccountNotFound', 'dayInFuture'] as const),
    ...(['drawerShort', 'drawerOfEarlierDay'] as const),
  ],
  returnRefund: ['refundNotFound', 'drawerOfEarlierDay'],
  settleEarnings: [...ORDERS, 'associateNotFound', 'amountDiffers', 'companyAccountNotFound', 'dayInFuture'],
  getSettlement: ['settlementNotFound'],
  getSettlementPdf: ['settlementNotFound'],
  receiveSettlement: ['associateNotFound', 'amountDiffers', 'earningActionNotAllowed', 'companyAccountNotFound', 'dayInFuture'],
  takeBackSettlement: ['settlementNotFound', 'settlementChangedMeanwhile'],
  openIncident: ORDERS,
  resolveIncident: [...ORDERS, 'incidentNotFound', 'abandonTooEarly', 'fieldRequired'],
  reopenOrder: [...ORDERS, 'trackingTaken'],
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
  getManifestLabels: ['manifestNotFound', 'bundleNotFound'],
  confirmBundleArrival: BUNDLES,
  confirmBundleWeights: [...ORDERS, ...BUNDLES, 'bundleActionNotAllowed', 'bundleWeightsMissing', 'weightDoubtful'],
  createManifest: ['bundleNotFound', 'bundleOnAnotherManifest', 'guideNumberTaken'],
  getManifest: ['manifestNotFound'],
  getManifestExcel: ['manifestNotFound'],
  getManifestPdf: ['manifestNotFound'],
  updateManifest: ['bundleNotFound', 'bundleOnAnotherManifest', 'guideNumberTaken'],
  listManifestBundles: ['manifestNotFound'],
  selectManifestBundles: ['manifestNotFound'],
  exportManifestBundles: ['manifestNotFound'],
  putOnManifest: [...BUNDLES, 'bundleActionNotAllowed', 'bundleOnAnotherManifest', 'manifestFull'],
  takeOffManifest: [...BUNDLES, 'bundleActionNotAllowed', 'bundleNotOnManifest'],
  loadBundles: [...BUNDLES, 'manifestActionNotAllowed', 'bundleOnAnotherManifest', 'bundleNotOnManifest'],
  setGuides: ['guidesRefused', 'guideSeriesNotNumbered', 'bundleChangedMeanwhile'],
  setExpectedDate: ['dayInPast'],
  shipManifest: ['manifestNotReady', 'bundleChangedMeanwhile', 'orderChangedMeanwhile'],
}

const OF_MONEY: Record<string, readonly Problem[]> = {
  createBill: [...ORDERS, ...BILLED_TO, 'companyIncomplete', 'differentClients'],
  getBill: ['billNotFound'],
  getBillPdf: ['billNotFound'],
  getPdfOfBill: ['billNotFound'],
  getCreditNotePdf: ['creditNoteNotFound'],
  showPass: ['billNotFound', 'billNotPaid', 'nothingToCollect'],
  findBillByPass: ['passNotFound', 'tooManyRequests', 'fieldRequired'],
  voidBill: ['orderChangedMeanwhile', 'fiscalDocumentPending', 'billInvoiced'],
  issueCreditNote: ['billNotFound', 'orderNotFound', 'fieldNotValid', 'creditAboveBill', 'orderChangedMeanwhile'],
  takeBackCreditNote: [
    ...['billNotFound', 'creditNoteNotFound', 'orderChangedMeanwhile'],
    ...['fiscalDocumentPending', 'creditNoteInvoiced'],
  ] as const,
  addBillProof: ['billNotFound', 'fieldRequired'],
  addPurchaseProof: ['NOT_FOUND', 'fieldRequired'],
  reviewPaymentProof: ['paymentProofNotFound', 'paymentProofActionNotAllowed', 'paymentProofChangedMeanwhile'],
  createTariff: ['tariffNameTaken'],
  updateTariff: ['tariffNameTaken', 'fieldNotValid'],
  createParameter: ['tariffMissing', 'ivaCodeUnknown', 'parameterExists', 'parameterValueNotAllowed', 'fieldNotValid'],
  updateParameters: ['tariffMissing', 'ivaCodeUnknown', 'parameterChangedMeanwhile', 'parameterValueNotAllowed'],
  addCharge: ['chargeNameTaken'],
  updateCharge: ['chargeNameTaken'],
  getFile: ['fileNotFound'],
}

const OF_PURCHASES: Record<string, readonly Problem[]> = {
  createPurchase: [...WANTED, 'valueBelowPurchasePrice'],
  getPurchase: ['NOT_FOUND'],
  answerPurchase: [...PRICED, ...RECIPIENTS, 'categoryNotEnabled', 'goodsNotCarried'],
  addPurchaseInvoice: ['fieldRequired'],
  updatePurchase: [...PRICED, ...AGREED, 'fieldNotValid', 'orderNotAllowedToDelete', 'orderChangedMeanwhile', 'creditAboveBill'],
  reviewPurchase: [...PRICED, 'fieldNotValid'],
  removeInvoiceLine: ['invoiceLineNotFound'],
  approvePurchase: [...PRICED, ...AGREED, ...RECIPIENTS, 'upFrontMissing', 'trackingTaken', 'fieldNotValid'],
  createDropshipping: CLIENT,
  getDropshipping: ['dropshippingNotFound'],
  updateDropshipping: [
    'quoteExpired',
    'amountDiffers',
    ...RECIPIENTS,
    ...CATEGORY_LIMITS,
    'trackingTaken',
    'fieldRequired',
    'fieldNotValid',
  ],
}

export const REFUSALS_OF_CALLS: Readonly<Record<string, readonly Problem[]>> = {
  ...REFUSALS_OF_PEOPLE,
  ...OF_ORDERS,
  ...OF_CARGO,
  ...OF_MONEY,
  ...REFUSALS_OF_FISCAL_CALLS,
  ...REFUSALS_OF_PAYMENTS,
  ...REFUSALS_OF_DRAWERS,
  ...OF_PURCHASES,
}
