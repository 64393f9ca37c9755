import { dropshipping } from '@app/contract'
import { expect, test } from 'vitest'
import { given, signedInAs } from '../../testing/world.ts'

test('a quote of many pieces worth more than a million dollars is refused at its price', async () => {
  const client = await given.client()
  const body = { link: 'https://www.example.com/reloj', description: 'Reloj deportivo', quantity: 300 }
  const { id } = await signedInAs(client).call(dropshipping.createDropshipping, { body })
  const quote = (unitPriceInCents: number) =>
    signedInAs('administrator').call(dropshipping.updateDropshipping, {
      params: { id },
      body: { action: 'quote', unitPriceInCents, lastDay: '2099-12-31' },
    })

  await expect(quote(10_000_000)).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'unitPriceInCents' }] } })
  await expect(quote(333_334)).rejects.toMatchObject({ status: 422 })
  expect(await quote(333_333)).toMatchObject({ status: 'quoted' })
})
