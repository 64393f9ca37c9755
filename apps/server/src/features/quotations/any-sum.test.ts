// Whatever is asked for is priced, or refused at the field that is too much: no sum is beyond its column.
import { dropshipping, quotations, type Sent } from '@app/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { given, signedInAs } from '../../testing/world.ts'

const MOST = 100_000_000
const small = fc.integer({ min: 1, max: 20_000 })
const cents = fc.oneof(small, fc.integer({ min: 1, max: MOST }), fc.constantFrom(MOST - 1, MOST))
const quantity = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 999 }))
const item = fc.record({ quantity, unitPriceInCents: cents })
const worth = (items: readonly { quantity: number; unitPriceInCents: number }[]) =>
  items.reduce((total, one) => total + one.quantity * one.unitPriceInCents, 0)

/** The fields that a refusal names, and `null` where there is none. */
const refusedAt = async (response: Response): Promise<[status: number, paths: string[] | null]> => {
  const { details } = (await response.json()) as { details?: { fields?: { path: string }[] } }
  return [response.status, details?.fields?.map(({ path }) => path) ?? null]
}

test('in a quotation', async () => {
  const client = signedInAs(await given.client())
  const asked = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 50 }),
    weightInGrams: fc.integer({ min: 1, max: 1_000_000 }),
    storeShippingInCents: fc.oneof(fc.constant(0), cents),
  })
  await fc.assert(
    fc.asyncProperty(asked, async (body) => {
      const sent = { service: 'PPE', ...body } as Sent<typeof quotations.requestQuotation>['body']
      const [status, paths] = await refusedAt(await client.send(quotations.requestQuotation, { body: sent }))
      if (worth(body.items) <= MOST) expect([status, paths]).toEqual([200, null])
      else expect([status, paths]).toEqual([422, [expect.stringMatching(/^items\.\d+\.unitPriceInCents$/)]])
    }),
    { numRuns: 60 },
  )
})

test('in the quote of a dropshipping request', async () => {
  const client = await given.client()
  const wish = { link: 'https://www.example.com/reloj', description: 'Reloj', options: '', comment: '' }
  const asked = fc.record({ quantity, unitPriceInCents: cents, storeShippingInCents: fc.oneof(fc.constant(0), cents) })
  await fc.assert(
    fc.asyncProperty(asked, async ({ quantity: pieces, ...prices }) => {
      const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body: { ...wish, quantity: pieces } })
      const body = { action: 'quote', lastDay: '2099-12-31', comment: '', ...prices } as const
      const sent = signedInAs('administrator').send(dropshipping.updateDropshipping, { params: { id }, body })
      const [status, paths] = await refusedAt(await sent)
      if (pieces * prices.unitPriceInCents <= MOST) expect([status, paths]).toEqual([200, null])
      else expect([status, paths]).toEqual([422, ['unitPriceInCents']])
    }),
    { numRuns: 40 },
  )
})
