import { orders } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenCategoryC } from '../../../testing/given/given-category-c.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { askFor, priced, wanted } from '../../../testing/package-requests.ts'
import { signedInAs } from '../../../testing/world.ts'

describe('what a package needs', () => {
  test.each([
    ['a package', [], 'packages', 'packageRequired'],
    ['an item', [wanted({ items: [] })], 'packages.0.items', 'required'],
    ['a value', [wanted({ items: priced(0) })], 'packages.0.items.0.unitPriceInCents', 'productValueNotPositive'],
    ['a weight, if one is given', [wanted({ storeWeightInGrams: 0 })], 'packages.0.storeWeightInGrams', 'weightNotPositive'],
    ['a tracking number or file', [wanted(), wanted({ tracking: ' - ' })], 'packages.1.tracking', 'trackingRequired'],
    ['at most 400 USD with tax in B', [wanted({ items: priced(37_560) })], 'packages.0.items', 'categoryBLimitExceeded'],
    ['at most 4 kg in B', [wanted({ storeWeightInGrams: 4_001 })], 'packages.0.storeWeightInGrams', 'categoryBLimitExceeded'],
  ])('%s', async (_what, packages, path, code) => {
    const attempt = askFor('client', packages)
    await expect(attempt).rejects.toMatchObject({ status: 422, details: { fields: [{ path, code }] } })
  })

  test('375.59 USD and 4 kg still fit in B', async () => {
    await expect(askFor('client', [wanted({ items: priced(37_559), storeWeightInGrams: 4_000 })])).resolves.toHaveProperty(
      'orders',
    )
  })

  test('one that does not fit keeps the others from being asked for', async () => {
    const client = await given.client()
    await expect(askFor(client, [wanted(), wanted({ items: priced(50_000) })])).rejects.toMatchObject({ status: 422 })

    expect(await signedInAs(client).call(orders.listClientOrders)).toMatchObject({ data: [], meta: { total: 0 } })
  })

  test('category C only where the house offers it', async () => {
    const attempt = (tariffId?: string) =>
      askFor('client', [wanted({ items: priced(60_000).map((item) => ({ ...item, tariffId })) })], { category: 'C' })
    await expect(attempt()).rejects.toMatchObject({
      status: 422,
      code: 'categoryNotEnabled',
      details: { fields: [{ path: 'category' }] },
    })

    const tariffId = await givenCategoryC()
    expect((await attempt(tariffId)).orders[0]).toMatchObject({ category: 'C', isSpecial: false })
  })
})
