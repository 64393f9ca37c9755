// Packages in the client's own name: the order asks for the declaration, a withdrawal ends it (docs/decisions/0121).
import { bundles, consents } from '@app/contract'
import { expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, type Person, signedInAs } from '../../testing/world.ts'

const inMiami = (client: Person) => given.order({ client, status: 'inWarehouseMIA' })
const bundle = ({ id }: { id: string }) => signedInAs('administrator').call(bundles.createBundle, { body: { orderIds: [id] } })

test('are bundled where the client was never asked, not after a withdrawal, and again after agreeing anew', async () => {
  const client = await given.client()
  const caller = signedInAs(client)
  await expect(bundle(await inMiami(client))).resolves.toHaveProperty('id')

  const { version } = await anonymous.call(consents.getText, { params: { kind: 'consignee' } })
  const body = { agreedTexts: { consignee: version } }
  await caller.call(consents.agreeToTexts, { body })
  await caller.call(consents.withdrawConsent, { params: { kind: 'consignee' } })
  const waiting = await inMiami(client)
  await expect(bundle(waiting)).rejects.toMatchObject({ status: 422, code: 'consentMissing' })

  await caller.call(consents.agreeToTexts, { body })
  await expect(bundle(waiting)).resolves.toHaveProperty('id')
})
