// The English sentence of each refusal of a field. The marked ones are the specification's (sections 5 and 8).
export const FIELD_MESSAGES: Readonly<Record<string, string>> = {
  required: 'This field is required.', // section 5
  weakPassword: 'Weak password.', // section 5
  breachedPassword: 'This password was published in a breach of another site: choose another.',
  passwordsDoNotMatch: 'Passwords do not match.', // section 5
  passwordRequired: 'Enter a password', // section 8, as are the next seven
  emailNotValid: 'Enter a valid email address',
  linkNotValid: 'Enter a valid link',
  linkNotSecure: 'Enter a link that begins with https://',
  timeNotValid: 'Enter a time such as 09:00.',
  closesBeforeOpening: 'It must close after it opens.',
  hoursOverlap: 'Other hours of the same day say this already.',
  identificationNotValid: 'identification is not valid',
  phoneNotValid: 'phoneNumber must be a valid phone number',
  productValueNotPositive: 'the value of the product must be greater than zero',
  priceRequired: 'The price is required',
  invalidOldPassword: 'Invalid old password',
  packageRequired: 'At least one package must be added.',
  weightNotPositive: 'The weight must be greater than zero.',
  weightTooLarge: 'The weight is too large.',
  quantityNotPositive: 'The quantity must be at least one.',
  dateNotValid: 'Enter a valid date.',
  notAnAdult: 'The person must be an adult.',
  tooShort: 'Write at least {minimum} characters.',
  tooLong: 'Write at most {maximum} characters.',
  tooSmall: 'The least that is allowed is {minimum}.',
  tooLarge: 'The most that is allowed is {maximum}.',
  tooFew: 'Give at least {minimum}.',
  tooMany: 'Give at most {maximum}.',
  unknownField: 'This field is not known.',
  notValid: 'This field is not valid.',
}
