import { purchases } from '@app/contract'
import { expect, test } from 'vitest'
import { ask, ownClient, SHOES } from '../../testing/given/given-purchases.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const toHandle = async (who: Person | 'administrator', query = {}) =>
  (await signedInAs(who).call(purchases.listPurchases, { query })).data.map(({ id }) => id)

test('purchases are narrowed by the store of a product, in part, and by what they cost', async () => {
  const { associate, client } = await ownClient()
  const shoes = await ask(client)
  const bowl = await ask(client, {
    items: [
      { ...SHOES, quantity: 1 },
      { ...SHOES, store: 'Crate and Bárrel' },
    ],
  })
  expect(bowl.price.totalInCents).toBeGreaterThan(shoes.price.totalInCents)
  for (const who of [associate, 'administrator'] as const) {
    const found = (query: object) => toHandle(who, { clientId: client.id, ...query })
    expect(await found({ store: 'barrel' })).toEqual([bowl.id])
    expect(await found({ store: 'z%_' })).toEqual([])
    expect(await found({ totalInCents: `..${shoes.price.totalInCents}` })).toEqual([shoes.id])
    expect(await found({ totalInCents: `${bowl.price.totalInCents}..`, store: 'barrel' })).toEqual([bowl.id])
  }
  await expect(toHandle(associate, { store: 'ab' })).rejects.toMatchObject({ status: 422 })
  await expect(toHandle(associate, { totalInCents: '9..1' })).rejects.toMatchObject({ status: 422 })
})
