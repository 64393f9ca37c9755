import { dropshipping } from '@app/contract'
import { expect, test } from 'vitest'
import { given, type Person, signedInAs } from '../../testing/world.ts'

const WISH = { link: 'https://www.example.com/reloj', description: 'Reloj deportivo', quantity: 1 }
const ask = (client: Person) => signedInAs(client).call(dropshipping.createDropshipping, { body: WISH })
const quoted = async (client: Person) => {
  const { id } = await ask(client)
  const body = { action: 'quote' as const, unitPriceInCents: 4_999, lastDay: '2099-12-31' }
  return signedInAs('administrator').call(dropshipping.updateDropshipping, { params: { id }, body })
}

test('lists are narrowed by status, client and what is looked for', async () => {
  const client = await given.client()
  const [asked, answered] = [await ask(client), await quoted(client)]
  const codes = async (query: object) =>
    (
      await signedInAs('administrator').call(dropshipping.listDropshipping, { query: { clientId: client.id, ...query } })
    ).data.map(({ code }) => code)
  expect(await codes({})).toEqual([answered.code, asked.code])
  expect(await codes({ status: ['quoted'] })).toEqual([answered.code])
  expect(await codes({ q: 'RELOJ dep' })).toEqual([answered.code, asked.code])
  expect(await codes({ q: asked.code })).toEqual([asked.code])
  expect(await codes({ q: 'zapatos' })).toEqual([])
})

test('a request with a link that is none is refused', async () => {
  for (const link of ['reloj', 'javascript:alert(1)', '']) {
    const asking = signedInAs('client').call(dropshipping.createDropshipping, { body: { ...WISH, link } })
    await expect(asking).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'link' }] } })
  }
})
