import { describe, expect, test } from 'vitest'
import { DomainError, PROBLEMS, type Problem } from '../index.ts'

describe('the catalogue of refusals', () => {
  test.each<[Problem, number, string]>([
    ['identificationNotValid', 422, 'identification is not valid'],
    ['invalidOldPassword', 422, 'Invalid old password'],
    ['categoryBLimitExceeded', 422, 'Category B max weight is 4kg and max value is 400 USD'],
    ['passwordRequired', 422, 'Enter a password'],
    ['emailNotValid', 422, 'Enter a valid email address'],
    ['linkNotValid', 422, 'Enter a valid link'],
    ['phoneNotValid', 422, 'Enter a valid phone number'],
    ['incorrectIdentification', 422, 'Incorrect identification'],
    ['orderNotAllowedToDelete', 409, 'Order not allowed to delete'],
    ['orderNotFound', 404, 'Order not found'],
    ['passwordsDoNotMatch', 422, 'Passwords do not match'],
    ['phoneNumberNotValid', 422, 'phoneNumber must be a valid phone number'],
    ['priceRequired', 422, 'The price is required'],
    [
      'valueBelowPurchasePrice',
      422,
      'the value of the product must be greater than or equal to the price of the assisted purchase',
    ],
    ['valueNotPositive', 422, 'the value of the product must be greater than zero'],
    ['addressNotOfAccount', 422, 'address not associated with an account'],
    ['emailNotOfAccount', 422, 'email not associated with an account'],
    ['identificationNotOfAccount', 422, 'identification not associated with an account'],
    ['lastNameNotOfAccount', 422, 'last name not associated with an account'],
    ['nameNotOfAccount', 422, 'name not associated with an account'],
    ['passwordNotOfAccount', 422, 'password not associated with an account'],
    ['phoneNotOfAccount', 422, 'phone not associated with an account'],
    ['referenceNotOfAccount', 422, 'reference not associated with an account'],
    ['emailTaken', 409, 'This email is already registered'],
    ['fieldRequired', 422, 'This field is required'],
    ['emailNotAllowed', 422, 'User cannot be created with this email'],
    ['weakPassword', 422, 'Weak password'],
    ['wrongEmail', 422, 'Wrong email'],
  ])('%s answers %i with the sentence of the specification', (code, status, message) => {
    expect(PROBLEMS[code]).toEqual({ status, message })
  })

  test.each<[Problem, number]>([
    ['malformedRequest', 400],
    ['notSignedIn', 401],
    ['wrongCredentials', 401],
    ['roleNotAllowed', 403],
    ['NOT_FOUND', 404],
    ['bundleNotFound', 404],
    ['orderActionNotAllowed', 409],
    ['orderChangedMeanwhile', 409],
    ['trackingTaken', 409],
    ['requestInProgress', 409],
    ['preconditionFailed', 412],
    ['fileTooLarge', 413],
    ['fileTypeNotAllowed', 415],
    ['validationFailed', 422],
    ['idempotencyKeyReused', 422],
    ['tooManyRequests', 429],
    ['internal', 500],
    ['databaseUnavailable', 503],
    ['filesUnavailable', 503],
  ])('%s answers %i', (code, status) => {
    expect(PROBLEMS[code].status).toBe(status)
  })

  const problems = Object.entries(PROBLEMS)

  test('whatever is not found answers 404 alike, so that absent and foreign look the same', () => {
    const statuses = problems.filter(([code]) => code.endsWith('NotFound')).map(([, { status }]) => status)
    expect(new Set(statuses)).toEqual(new Set([404]))
  })

  test('no two refusals say the same, and each says something', () => {
    const sentences = problems.map(([, { message }]) => message)
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(sentences.filter((sentence) => sentence.trim().length < 5)).toEqual([])
  })

  test('the sentence about a taken tracking reveals nothing of the other order', () => {
    expect(PROBLEMS.trackingTaken.message).toBe('Another open order has this tracking number')
  })
})

describe('a refusal', () => {
  test('carries its code, status, sentence and what exactly was refused', () => {
    const refusal = new DomainError('orderNotFound', { id: 'a1' })
    expect(refusal).toBeInstanceOf(Error)
    expect(refusal).toMatchObject({
      name: 'DomainError',
      code: 'orderNotFound',
      status: 404,
      message: 'Order not found',
      details: { id: 'a1' },
    })
  })

  test('needs no details', () => {
    expect(new DomainError('internal').details).toEqual({})
  })
})
