// Bundles of clients who go to another associate: they are seen by whoever sees the packages inside.
import { bundleFiles, bundles, users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const NOT_FOUND = { status: 404, code: 'bundleNotFound' }

async function move(client: Person, former: Person, associate: Person) {
  const clientIds = [client.id]
  await administrator.call(users.unassignClients, { params: former, body: { clientIds } })
  await administrator.call(users.assignClients, { params: associate, body: { clientIds, withOpenOrders: true } })
}
const see = (who: Person, id: string) => signedInAs(who).call(bundles.getBundle, { params: { id } })

describe('a bundle whose packages go to another associate', () => {
  test('goes with them, and with it the invoices', async () => {
    const [former, associate] = [await given.associate(), await given.associate()]
    const client = await given.client({ associate: former })
    const { id } = await given.bundle({ client })
    const content = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
    const files = [{ field: 'invoice', name: 'factura.pdf', content }]
    await administrator.call(bundleFiles.addBundleInvoices, { params: { id }, body: { isFromShipments: false }, files })

    await move(client, former, associate)

    await expect(see(former, id)).rejects.toMatchObject(NOT_FOUND)
    const download = (who: Person) => signedInAs(who).call(bundleFiles.getBundleInvoices, { params: { id } })
    await expect(download(former)).rejects.toMatchObject(NOT_FOUND)
    expect(await download(associate)).toMatchObject({ name: 'factura.pdf' })
    const listed = await signedInAs(associate).call(bundles.listAssociateBundles)
    expect(listed.data.map((bundle) => bundle.id)).toContain(id)
  })

  test('is neither’s while it holds a package of each', async () => {
    const [former, associate] = [await given.associate(), await given.associate()]
    const cousin = await given.client({ associate: former })
    const client = await given.client({ associate: former })
    const name = { identification: '1710034065', purposes: ['consignee' as const] }
    const packages = []
    for (const owner of [client, cousin]) {
      const { id } = await given.authorizedName(owner, name)
      packages.push(await given.order({ client: owner, status: 'inWarehouseMIA', consigneeAuthorizedNameId: id }))
    }
    const { id } = await given.bundle({ orders: packages })
    expect(await see(former, id)).toMatchObject({ id })

    await move(client, former, associate)

    await expect(see(former, id)).rejects.toMatchObject(NOT_FOUND)
    await expect(see(associate, id)).rejects.toMatchObject(NOT_FOUND)
  })
})
