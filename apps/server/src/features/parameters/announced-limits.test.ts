// A limit that is announced holds for what is asked for, bundled and shipped from its moment on (domain, sections 2 and 7).
import { bundles, manifests, parameters } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { announce, announced } from '../../testing/announced.ts'
import { givenTariff } from '../../testing/given/given-category-c.ts'
import { given } from '../../testing/given/given-orders.ts'
import { move, SECOND } from '../../testing/moved-clock.ts'
import { askFor, priced, wanted } from '../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
announced()

describe('a limit', () => {
  const inMiami = (client: Person, valueInCents: number) => given.order({ client, valueInCents, status: 'inWarehouseMIA' })
  const bundle = (...orders: { id: string }[]) =>
    administrator.call(bundles.createBundle, { body: { orderIds: orders.map(({ id }) => id) } })

  test('of category B holds for what is asked for, bundled and shipped from its moment on', async () => {
    const client = await given.client()
    // 290.00 and 6.5 % are 308.85.
    const asks = () => askFor(client, [wanted({ items: priced(29_000) })])
    const [free, bundled] = [await inMiami(client, 29_000), await given.bundle({ client, valueInCents: 29_000 })]
    const { id } = await given.manifest({ bundles: [bundled] })
    await announce({ maxValueB: 300 })
    await asks()
    move(SECOND)

    for (const attempt of [asks, () => bundle(free)]) {
      await expect(attempt()).rejects.toMatchObject({ status: 422, code: 'categoryBLimitExceeded' })
    }
    const shipping = administrator.call(manifests.shipManifest, { params: { id } })
    await expect(shipping).rejects.toMatchObject({ status: 422, code: 'manifestNotReady' })
    const { checks, status } = await administrator.call(manifests.getManifest, { params: { id } })
    expect({ checks, status }).toMatchObject({
      checks: [{ problem: 'categoryLimitExceeded', count: 1 }],
      status: 'active',
    })
  })

  test('of the year counts what was declared before its moment too', async () => {
    const client = await given.client()
    // 100.00 and 6.5 %, twice: 213.00.
    const first = await inMiami(client, 10_000)
    const second = await inMiami(client, 10_000)
    await bundle(first)
    await announce({ yearlyQuota: 212.99 })
    move(SECOND)

    await expect(bundle(second)).rejects.toMatchObject({ status: 422, code: 'yearlyQuotaExceeded' })
    move(1)
    await administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'yearlyQuota', value: 213 }] } })
    expect(await bundle(second)).toMatchObject({ consigneeYearInCents: 21_300 })
  })

  test('opens category C when it is switched on', async () => {
    const client = await given.client()
    const tariffId = await givenTariff(1_000)
    const items = priced(90_000).map((item) => ({ ...item, tariffId }))
    const asks = () => askFor(client, [wanted({ items })], { category: 'C' })
    await announce({ categoryCEnabled: 1 })

    await expect(asks()).rejects.toMatchObject({ status: 422, code: 'categoryNotEnabled' })
    move(SECOND)
    expect((await asks()).orders).toMatchObject([{ category: 'C', productValueInCents: 90_000 }])
  })
})
