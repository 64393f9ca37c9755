// Everything the product refuses: the HTTP status and the one English sentence of each refusal.
// Sentences marked "section 8" stand so in the specification's error catalogue and must not be reworded.
type Refusal = { status: number; message: string }

const ACCOUNT = {
  notSignedIn: { status: 401, message: 'Sign in to continue' },
  wrongCredentials: { status: 401, message: 'Wrong email or password' },
  secondFactorRequired: { status: 401, message: 'Enter the code of your authenticator' },
  secondFactorWrong: { status: 401, message: 'The code of the authenticator is not correct' },
  roleNotAllowed: { status: 403, message: 'Your role does not allow this' },
  notYours: { status: 403, message: 'You cannot do this to your own account' },
  wrongEmail: { status: 422, message: 'Wrong email' }, // section 8, as are the next twelve
  emailTaken: { status: 409, message: 'This email is already registered' },
  emailNotAllowed: { status: 422, message: 'User cannot be created with this email' },
  invalidOldPassword: { status: 422, message: 'Invalid old password' },
  passwordsDoNotMatch: { status: 422, message: 'Passwords do not match' },
  passwordRequired: { status: 422, message: 'Enter a password' },
  weakPassword: { status: 422, message: 'Weak password' },
  identificationNotValid: { status: 422, message: 'identification is not valid' },
  incorrectIdentification: { status: 422, message: 'Incorrect identification' },
  emailNotValid: { status: 422, message: 'Enter a valid email address' },
  linkNotValid: { status: 422, message: 'Enter a valid link' },
  phoneNumberNotValid: { status: 422, message: 'phoneNumber must be a valid phone number' },
  phoneNotValid: { status: 422, message: 'Enter a valid phone number' },
  addressNotOfAccount: { status: 422, message: 'address not associated with an account' }, // section 8, as are the next seven
  emailNotOfAccount: { status: 422, message: 'email not associated with an account' },
  identificationNotOfAccount: { status: 422, message: 'identification not associated with an account' },
  lastNameNotOfAccount: { status: 422, message: 'last name not associated with an account' },
  nameNotOfAccount: { status: 422, message: 'name not associated with an account' },
  passwordNotOfAccount: { status: 422, message: 'password not associated with an account' },
  phoneNotOfAccount: { status: 422, message: 'phone not associated with an account' },
  referenceNotOfAccount: { status: 422, message: 'reference not associated with an account' },
  identificationLocked: { status: 409, message: 'The identification cannot change after the first order' },
  notAnAdult: { status: 422, message: 'The person must be an adult' },
  resetTokenInvalid: { status: 422, message: 'This link was already used or has expired' },
  clientHasAssociate: { status: 409, message: 'This client already has an associate' },
} as const satisfies Record<string, Refusal>

const NOT_FOUND = {
  NOT_FOUND: { status: 404, message: 'Purchase not found' }, // section 8: a missing purchase is NOT_FOUND
  orderNotFound: { status: 404, message: 'Order not found' }, // section 8
  bundleNotFound: { status: 404, message: 'Bundle not found' },
  manifestNotFound: { status: 404, message: 'Manifest not found' },
  billNotFound: { status: 404, message: 'Bill of sale not found' },
  dropshippingNotFound: { status: 404, message: 'Dropshipping request not found' },
  incidentNotFound: { status: 404, message: 'Incident not found' },
  earningNotFound: { status: 404, message: 'Earning not found' },
  paymentNotFound: { status: 404, message: 'Payment not found' },
  paymentProofNotFound: { status: 404, message: 'Payment proof not found' },
  quotationNotFound: { status: 404, message: 'Quotation not found' },
  userNotFound: { status: 404, message: 'User not found' },
  clientNotFound: { status: 404, message: 'Client not found' },
  associateNotFound: { status: 404, message: 'Associate not found' },
  authorizedNameNotFound: { status: 404, message: 'Authorized name not found' },
  chargeNotFound: { status: 404, message: 'Charge not found' },
  parameterNotFound: { status: 404, message: 'Parameter not found' },
  invoiceNotFound: { status: 404, message: 'Invoice not found' },
  invoiceLineNotFound: { status: 404, message: 'Invoice line not found' },
  fileNotFound: { status: 404, message: 'File not found' },
  notificationNotFound: { status: 404, message: 'Notification not found' },
  savedViewNotFound: { status: 404, message: 'Saved view not found' },
  sessionNotFound: { status: 404, message: 'Session not found' },
  routeNotFound: { status: 404, message: 'No match for this path' },
} as const satisfies Record<string, Refusal>

const CONFLICT = {
  orderActionNotAllowed: { status: 409, message: 'The order does not allow this now' },
  purchaseActionNotAllowed: { status: 409, message: 'The purchase does not allow this now' },
  bundleActionNotAllowed: { status: 409, message: 'The bundle does not allow this now' },
  manifestActionNotAllowed: { status: 409, message: 'The manifest does not allow this now' },
  billActionNotAllowed: { status: 409, message: 'The bill of sale does not allow this now' },
  dropshippingActionNotAllowed: { status: 409, message: 'The dropshipping request does not allow this now' },
  incidentActionNotAllowed: { status: 409, message: 'The incident does not allow this now' },
  earningActionNotAllowed: { status: 409, message: 'The earning does not allow this now' },
  orderNotAllowedToDelete: { status: 409, message: 'Order not allowed to delete' }, // section 8
  orderChangedMeanwhile: { status: 409, message: 'Someone else changed the order meanwhile' },
  purchaseChangedMeanwhile: { status: 409, message: 'Someone else changed the purchase meanwhile' },
  bundleChangedMeanwhile: { status: 409, message: 'Someone else changed the bundle meanwhile' },
  manifestChangedMeanwhile: { status: 409, message: 'Someone else changed the manifest meanwhile' },
  billChangedMeanwhile: { status: 409, message: 'Someone else changed the bill of sale meanwhile' },
  dropshippingChangedMeanwhile: { status: 409, message: 'Someone else changed the dropshipping request meanwhile' },
  incidentChangedMeanwhile: { status: 409, message: 'Someone else changed the incident meanwhile' },
  earningChangedMeanwhile: { status: 409, message: 'Someone else changed the earning meanwhile' },
  userChangedMeanwhile: { status: 409, message: 'Someone else changed the user meanwhile' },
  authorizedNameChangedMeanwhile: { status: 409, message: 'Someone else changed the authorized name meanwhile' },
  chargeChangedMeanwhile: { status: 409, message: 'Someone else changed the charge meanwhile' },
  parameterChangedMeanwhile: { status: 409, message: 'Someone else changed the parameters meanwhile' },
  companyChangedMeanwhile: { status: 409, message: "Someone else changed the company's data meanwhile" },
  trackingTaken: { status: 409, message: 'Another open order has this tracking number' },
  guideNumberTaken: { status: 409, message: 'Another record has this guide number' },
  parameterExists: { status: 409, message: 'This parameter already exists' },
  chargeInUse: { status: 409, message: 'This charge is in use' },
  authorizedNameInUse: { status: 409, message: 'This authorized name is in use' },
  orderAlreadyBundled: { status: 409, message: 'An order is already in another bundle' },
  bundleOnAnotherManifest: { status: 409, message: 'A bundle is already on another manifest' },
  quoteExpired: { status: 409, message: 'The last day of this quote has passed' },
  requestInProgress: { status: 409, message: 'The same request is still being processed' },
} as const satisfies Record<string, Refusal>

const BUSINESS = {
  categoryBLimitExceeded: { status: 422, message: 'Category B max weight is 4kg and max value is 400 USD' }, // section 8
  categoryCLimitExceeded: { status: 422, message: 'The package exceeds the limits of category C' },
  categoryNotEnabled: { status: 422, message: 'This category is not available' },
  valueNotPositive: { status: 422, message: 'the value of the product must be greater than zero' }, // section 8, and the next two
  valueBelowPurchasePrice: {
    status: 422,
    message: 'the value of the product must be greater than or equal to the price of the assisted purchase',
  },
  priceRequired: { status: 422, message: 'The price is required' },
  weightRequired: { status: 422, message: 'The weight must be greater than zero' },
  packageRequired: { status: 422, message: 'At least one package must be added' },
  bundleRequired: { status: 422, message: 'At least one bundle must be selected' },
  trackingRequired: { status: 422, message: 'Either a tracking file or a tracking number is required' },
  authorizedNameRequired: { status: 422, message: 'An authorized name must be chosen' },
  customerRequired: { status: 422, message: 'A customer must be selected' },
  invoiceOwnerRequired: { status: 422, message: 'An invoice owner must be selected' },
  reasonRequired: { status: 422, message: 'A reason is required' },
  differentCategories: { status: 422, message: 'All packages must be of the same category' },
  specialAndOrdinaryMixed: { status: 422, message: 'Special and ordinary packages cannot share a bundle' },
  differentClients: { status: 422, message: 'All orders must be of the same client' },
  differentConsignees: { status: 422, message: 'All orders of a bundle must have the same consignee' },
  cedulaRequired: { status: 422, message: 'The consignee of category B needs a cédula' },
  consentMissing: { status: 422, message: "The consignee's consent is missing" },
  authorizationMissing: { status: 422, message: 'An order is not authorized to share a declaration' },
  yearlyQuotaExceeded: { status: 422, message: "The consignee's yearly quota is exceeded" },
  orderNotReadyToBundle: { status: 422, message: 'An order is not ready to be bundled' },
  manifestNotReady: { status: 422, message: 'The manifest is not ready to be shipped' },
  partsDoNotAddUp: { status: 422, message: 'The parts do not add up to the package' },
  stillIncomplete: { status: 422, message: 'What was asked for is still missing' },
  amountDiffers: { status: 422, message: 'The amount differs from what is owed' },
  parameterValueNotAllowed: { status: 422, message: 'The value is not allowed for this parameter' },
} as const satisfies Record<string, Refusal>

const TECHNICAL = {
  malformedRequest: { status: 400, message: 'The request cannot be read' },
  methodNotAllowed: { status: 405, message: 'This path does not answer this method' },
  preconditionFailed: { status: 412, message: 'The record changed since it was read' },
  requestTooLarge: { status: 413, message: 'The request is too large' },
  fileTooLarge: { status: 413, message: 'The file is too large' },
  fileTypeNotAllowed: { status: 415, message: 'This type of file is not allowed' },
  mediaTypeNotAllowed: { status: 415, message: 'This type of content is not allowed' },
  validationFailed: { status: 422, message: 'Some fields are not valid' },
  fieldRequired: { status: 422, message: 'This field is required' }, // section 8
  fieldNotValid: { status: 422, message: 'This field is not valid' },
  dateRangeReversed: { status: 422, message: 'The end must come after the start' },
  exportTooLarge: { status: 422, message: 'Too many rows to export at once' },
  idempotencyKeyReused: { status: 422, message: 'This idempotency key was used with another request' },
  tooManyRequests: { status: 429, message: 'Too many requests, try again later' },
  internal: { status: 500, message: 'Something went wrong on our side' },
  databaseUnavailable: { status: 503, message: 'The service is not available right now' },
} as const satisfies Record<string, Refusal>

export const PROBLEMS = { ...ACCOUNT, ...NOT_FOUND, ...CONFLICT, ...BUSINESS, ...TECHNICAL }
export type Problem = keyof typeof PROBLEMS
