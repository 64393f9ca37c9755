// Every sentence of the specification's error catalogue (section 8) that a call answers, with the call that does.
import { bundles, deliveries, type Endpoint, orderActions, purchaseActions, purchases, quotations, session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { paidBundle } from '../../testing/given/given-packages.ts'
import { ask, asked, SHOES } from '../../testing/given/given-purchases.ts'
import { newPerson } from '../../testing/people.ts'
import { ABSENT } from '../../testing/record-calls.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const client = signedInAs('client')

type Sent = { params?: object; body?: object; files?: object[] }
type Attempt = [who: typeof administrator, endpoint: Endpoint, sent: Sent]

const signUp = (changes: object): Attempt => {
  const { network, ...account } = newPerson()
  return [anonymous, session.signUp, { body: { ...account, ...changes } }]
}
const value = (id: string, productValueInCents: number): Attempt => [
  administrator,
  orderActions.setValue,
  { params: { id }, body: { productValueInCents } },
]
const remove = (...orderIds: string[]): Attempt => [administrator, orderActions.removeOrders, { body: { orderIds } }]

/** One record's refusal: its sentence alone, beside the field that it belongs to. */
const OF_RULES: [sentence: string, status: number, code: string, field: string | null, attempt: () => Promise<Attempt>][] = [
  [
    'Invalid old password',
    422,
    'invalidOldPassword',
    'currentPassword',
    async () => [
      client,
      session.changePassword,
      { body: { currentPassword: 'no es esta', newPassword: 'puerta azul junto al faro 31' } },
    ],
  ],
  ['Weak password', 422, 'weakPassword', 'password', async () => signUp({ password: 'contraseña123' })],
  ['This email is already registered', 409, 'emailTaken', 'email', async () => signUp({ email: (await given.client()).email })],
  [
    'Category B max weight is 4kg and max value is 400 USD',
    422,
    'categoryBLimitExceeded',
    'productValueInCents',
    async () => value((await given.order()).id, 37_560),
  ],
  [
    'Category B max weight is 4kg and max value is 400 USD',
    422,
    'categoryBLimitExceeded',
    null,
    async () => {
      const owner = await given.client()
      const two = [await given.order({ client: owner, status: 'inWarehouseMIA', weightInGrams: 2_001 })]
      two.push(await given.order({ client: owner, status: 'inWarehouseMIA', weightInGrams: 2_000 }))
      return [administrator, bundles.createBundle, { body: { orderIds: two.map(({ id }) => id) } }]
    },
  ],
  [
    'Incorrect identification',
    422,
    'incorrectIdentification',
    'identification',
    async () => {
      const { orders } = await paidBundle(await given.client())
      const orderIds = orders.map(({ id }) => id)
      return [administrator, deliveries.deliverOrders, { body: { orderIds, identification: '1710034065' } }]
    },
  ],
  ['Order not found', 404, 'orderNotFound', null, async () => remove(ABSENT)],
  [
    'Order not allowed to delete',
    409,
    'orderNotAllowedToDelete',
    null,
    async () => remove((await given.order({ status: 'sended' })).id),
  ],
  [
    'The price is required',
    422,
    'priceRequired',
    'items',
    async () => [client, quotations.requestQuotation, { body: { service: 'PPE', weightInGrams: 900 } }],
  ],
  [
    'the value of the product must be greater than or equal to the price of the assisted purchase',
    422,
    'valueBelowPurchasePrice',
    'productValueInCents',
    async () => {
      const params = { id: (await ask('client')).id }
      return [administrator, purchaseActions.approvePurchase, { params, body: { productValueInCents: 11_992 } }]
    },
  ],
  [
    'the value of the product must be greater than zero',
    422,
    'valueNotPositive',
    'productValueInCents',
    async () => [client, quotations.requestQuotation, { body: { service: 'COU', weightInGrams: 900 } }],
  ],
  [
    'This field is required',
    422,
    'fieldRequired',
    'invoice',
    async () => [client, purchaseActions.addPurchaseInvoice, { params: { id: (await ask('client')).id }, body: {} }],
  ],
  ['Purchase not found', 404, 'NOT_FOUND', null, async () => [client, purchases.getPurchase, { params: { id: ABSENT } }]],
]

test.each(OF_RULES)('“%s” %i %s %s', async (sentence, status, code, field, attempt) => {
  const refused = await answerTo(await attempt())

  expect(refused).toMatchObject({ statusCode: status, code, message: sentence })
  if (field) expect(refused.details).toMatchObject({ fields: [{ path: field, code }] })
  else expect(refused.details ?? {}).not.toHaveProperty('fields')
})

/** What is wrong with a form comes as a list, a sentence for each field. */
describe('of a form', () => {
  const item = (changes: object) => ({ body: asked({ items: [{ ...SHOES, ...changes }] }) })
  const credentials = (body: object): Attempt => [anonymous, session.signIn, { body }]
  const purchase = (changes: object): Attempt => [client, purchases.createPurchase, item(changes)]

  test.each<[sentence: string, code: string, field: string, attempt: Attempt]>([
    ['Enter a password', 'passwordRequired', 'password', credentials({ email: 'rosa@puente.test' })],
    ['Enter a password', 'passwordRequired', 'password', credentials({ email: 'rosa@puente.test', password: '' })],
    ['Weak password.', 'weakPassword', 'password', signUp({ password: 'corta' })],
    ['identification is not valid', 'identificationNotValid', 'identification', signUp({ identification: '1710034064' })],
    ['Enter a valid email address', 'emailNotValid', 'email', signUp({ email: 'rosa@' })],
    ['phoneNumber must be a valid phone number', 'phoneNotValid', 'phone', signUp({ phone: '12' })],
    ['This field is required.', 'required', 'city', signUp({ city: ' ' })],
    ['Enter a valid link', 'linkNotValid', 'items.0.link', purchase({ link: 'unos zapatos' })],
    ['The price is required', 'priceRequired', 'items.0.unitPriceInCents', purchase({ unitPriceInCents: 0 })],
    ['The most that is allowed is 999.', 'tooLarge', 'items.0.quantity', purchase({ quantity: 999_999 })],
    ['The quantity must be at least one.', 'quantityNotPositive', 'items.0.quantity', purchase({ quantity: 0 })],
    ['This field is not valid.', 'notValid', 'items.0.quantity', purchase({ quantity: '2' })],
    ['This field is not valid.', 'notValid', 'items.0.quantity', purchase({ quantity: 1.5 })],
    ['This field is required.', 'required', 'items.0.quantity', purchase({ quantity: null })],
    [
      'The most that is allowed is 100000000.',
      'tooLarge',
      'items.0.unitPriceInCents',
      purchase({ unitPriceInCents: 100_000_001 }),
    ],
    ['the value of the product must be greater than zero', 'productValueNotPositive', 'productValueInCents', value(ABSENT, 0)],
  ])('“%s” %s %s', async (sentence, code, path, attempt) => {
    expect(await answerTo(attempt)).toEqual({
      statusCode: 422,
      code: 'validationFailed',
      message: [sentence],
      details: { fields: [{ path, code, message: sentence }] },
    })
  })

  test('several at once, in the order of the form', async () => {
    const refused = await answerTo(signUp({ firstName: '', email: 'rosa', phone: '12', password: 'corta' }))

    expect(refused).toMatchObject({
      statusCode: 422,
      message: [
        'This field is required.',
        'phoneNumber must be a valid phone number',
        'Enter a valid email address',
        'Weak password.',
      ],
    })
  })
})

test('a path that there is not answers 404, with or without a session', async () => {
  for (const caller of [anonymous, client]) {
    const response = await caller.fetch('/api/no/such/path')
    expect([response.status, await response.json()]).toEqual([
      404,
      { statusCode: 404, code: 'routeNotFound', message: 'No match for this path' },
    ])
  }
})

type Answer = { statusCode: number; code: string; message: string | string[]; details?: { fields?: unknown[] } }

async function answerTo([who, endpoint, sent]: Attempt): Promise<Answer> {
  const response = await who.send(endpoint, sent as never)
  const answer = (await response.json()) as Answer
  expect(answer.statusCode).toBe(response.status)
  return answer
}
