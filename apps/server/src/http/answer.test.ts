import { authorizedNames, bundles, health, manifests, orderActions, orders, session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../testing/given/given-orders.ts'
import { newPerson } from '../testing/people.ts'
import { anonymous, signedInAs } from '../testing/world.ts'

const administrator = signedInAs('administrator')
const read = async (response: Response) => ({
  etag: response.headers.get('etag'),
  body: (await response.json()) as { version?: number },
})

describe('an answer that is one record names its version', () => {
  test('an order, read and edited', async () => {
    const { id } = await given.order()
    const first = await read(await administrator.send(orders.getOrder, { params: { id } }))

    const sent = { params: { id }, body: { productValueInCents: 7_000 } }
    const edited = await read(await administrator.send(orderActions.setValue, sent))

    expect(first.etag).toBe(`"${first.body.version}"`)
    expect(edited.etag).toBe(`"${Number(first.body.version) + 1}"`)
    expect((await read(await administrator.send(orders.getOrder, { params: { id } }))).etag).toBe(edited.etag)
  })

  test('a bundle, a manifest and an account', async () => {
    const [bundle, manifest] = [await given.bundle(), await given.manifest()]

    for (const response of [
      await administrator.send(bundles.getBundle, { params: { id: bundle.id } }),
      await administrator.send(manifests.getManifest, { params: { id: manifest.id } }),
      await administrator.send(session.getMe),
    ]) {
      const { etag, body } = await read(response)
      expect(etag).toBe(`"${body.version}"`)
    }
  })

  test('a record that was just added', async () => {
    const { identification, phone } = newPerson()
    const person = { name: 'Rosa', identificationType: 'cedula' as const, identification, phone, hasConsent: false }

    const added = await signedInAs('client').send(authorizedNames.addAuthorizedName, {
      body: { ...person, purposes: ['pickup'] },
    })

    expect(await read(added)).toMatchObject({ etag: '"1"', body: { version: 1 } })
  })

  test('its head too, which has no body', async () => {
    const { id } = await given.order()

    const head = await administrator.fetch(`/api/order/${id}`, { method: 'HEAD' })

    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('etag')).toMatch(/^"\d+"$/)
  })
})

describe('no version has', () => {
  test('a list', async () => {
    expect((await administrator.send(orders.listAllOrders)).headers.get('etag')).toBeNull()
  })

  test('what is no record: the version of the program is none of a record', async () => {
    expect((await read(await anonymous.send(health.live))).etag).toBeNull()
  })

  test('a refusal', async () => {
    const absent = { params: { id: '01890000-0000-7000-8000-000000000000' } }
    expect((await administrator.send(orders.getOrder, absent)).headers.get('etag')).toBeNull()
  })
})
