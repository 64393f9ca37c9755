// A client of the API that knows nothing but its published description: the types are generated from it (npm run api:client).
import assert from 'node:assert/strict'
import createClient, { type Middleware } from 'openapi-fetch'
import type { components, paths } from '../generated/api.ts'

type NewRequest = components['schemas']['NewRequest']

const [baseUrl] = process.argv.slice(2)
assert(baseUrl, 'give the base address of the API')

/** What a call answered. @throws when it was refused. */
function answered<Data>({ data, error }: { data?: Data; error?: components['schemas']['Refusal'] }): Data {
  assert(data !== undefined, `refused: ${error?.code} ${error?.message}`)
  return data
}

const api = createClient<paths>({ baseUrl })
const email = `persona-${crypto.randomUUID()}@example.com`
const password = 'maleta verde con ruedas 48'

const signedUp = answered(
  await api.POST('/auth/signup', {
    body: {
      firstName: 'Rosa',
      lastName: 'Andrade',
      birthDate: '1990-05-17',
      phone: '0987654321',
      email,
      province: 'Pichincha',
      city: 'Quito',
      address: 'Av. Amazonas N21-147',
      password,
      identificationType: 'cedula',
      identification: '1710034065',
    },
  }),
)
console.log(`Signed up as ${signedUp.casilleroCode}`)

const { accessToken } = answered(await api.POST('/auth/signin', { body: { email, password } }))
const withSession: Middleware = {
  onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${accessToken}`),
}
api.use(withSession)
console.log('Signed in')

const wanted: NewRequest = {
  category: 'B',
  packages: [
    {
      tracking: '1Z999AA10123456784',
      store: 'Amazon',
      items: [{ description: 'Zapatos de correr', quantity: 2, unitPriceInCents: 4_950 }],
      storeWeightInGrams: 1_200,
    },
  ],
}
const invoice = new Blob(['%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF'], { type: 'application/pdf' })
const created = answered(
  await api.POST('/order/create', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { data: wanted },
    bodySerializer: () => {
      const form = new FormData()
      form.set('data', JSON.stringify(wanted))
      form.set('invoice-0', invoice, 'factura.pdf')
      return form
    },
  }),
)
const [order] = created.orders
assert(order)
console.log(`Created ${order.code}, with its invoice`)

const { data: read, response } = await api.GET('/order/{id}', { params: { path: { id: order.id } } })
assert(read)
assert.equal(read.status, 'inReview')
assert.equal(read.productValueInCents, 9_900)
assert.deepEqual(
  read.files.map(({ name, purpose }) => ({ name, purpose })),
  [{ name: 'factura.pdf', purpose: 'invoice' }],
)
console.log(`Read it back: ${read.status}, ${read.productValueInCents / 100} USD, version ${response.headers.get('etag')}`)

const { data: orders, meta } = answered(
  await api.GET('/order/client', { params: { query: { status: ['inReview', 'reviewed'], limit: 10 } } }),
)
assert.deepEqual(
  orders.map(({ id }) => id),
  [order.id],
)
console.log(`Listed ${meta.total} order that is in review or reviewed`)

const refused = await api.POST('/bundle', { body: { orderIds: [order.id] } })
assert.equal(refused.error?.code, 'roleNotAllowed')
console.log(`Was refused what is not a client's to do: ${refused.response.status} ${refused.error.code}`)
