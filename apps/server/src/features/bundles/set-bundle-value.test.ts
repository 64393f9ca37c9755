import { bundles } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { given } from '../../testing/given/given-orders.ts'
import { anonymous, signedInAs } from '../../testing/world.ts'

type Who = Parameters<typeof signedInAs>[0]
const setValue = (who: Who, id: string, customsInvoiceValueInCents: number) =>
  signedInAs(who).call(bundles.setBundleValue, { params: { id }, body: { customsInvoiceValueInCents } })

describe('the customs invoice value of a bundle', () => {
  test('counts where it is larger than what was declared', async () => {
    const { id } = await given.bundle({ valueInCents: 10_000 })

    expect(await setValue('administrator', id, 20_000)).toMatchObject({
      declaredValueInCents: 10_000,
      customsInvoiceValueInCents: 20_000,
      valueWithTaxInCents: 21_300,
      consigneeYearInCents: 21_300,
    })
    expect(await setValue('administrator', id, 5_000)).toMatchObject({
      customsInvoiceValueInCents: 5_000,
      valueWithTaxInCents: 10_650,
      consigneeYearInCents: 10_650,
    })
  })

  test('stays within the category', async () => {
    const { id } = await given.bundle()
    await expect(setValue('administrator', id, 37_560)).rejects.toMatchObject({ status: 422, code: 'categoryBLimitExceeded' })
    expect(await setValue('administrator', id, 37_559)).toMatchObject({ valueWithTaxInCents: 40_000 })
  })

  test('stays within the consignee’s year', async () => {
    const client = await given.client()
    for (let count = 0; count < 3; count += 1) await setValue('administrator', (await given.bundle({ client })).id, 37_559)
    const last = await given.bundle({ client })
    await given.bundle({ client })

    await expect(setValue('administrator', last.id, 37_559)).rejects.toMatchObject({ status: 422, code: 'yearlyQuotaExceeded' })
    expect(await setValue('administrator', last.id, 30_000)).toMatchObject({ consigneeYearInCents: 157_275 })
  })

  test('stays once the bundle is shipped', async () => {
    const bundle = await given.bundle()
    await given.manifest({ status: 'sended', bundles: [bundle] })
    await expect(setValue('administrator', bundle.id, 100)).rejects.toMatchObject({ status: 409, code: 'bundleActionNotAllowed' })
  })

  test('is for administrators', async () => {
    const { id } = await given.bundle()
    const body = { customsInvoiceValueInCents: 100 }
    await expect(anonymous.call(bundles.setBundleValue, { params: { id }, body })).rejects.toMatchObject({ status: 401 })
    for (const role of ['client', 'associate'] as const)
      await expect(setValue(role, id, 100)).rejects.toMatchObject({ status: 403 })
    await expect(setValue('administrator', crypto.randomUUID(), 100)).rejects.toMatchObject({
      status: 404,
      code: 'bundleNotFound',
    })
    await expect(setValue('administrator', id, -1)).rejects.toMatchObject({ status: 422, code: 'validationFailed' })
  })
})
