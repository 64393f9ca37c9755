// What a value of each parameter may be: between the bounds of its unit, with no more decimals than it keeps.
import { parameters } from '@app/contract'
import type { ParameterKey } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenTariff } from '../../testing/given/given-category-c.ts'
import { signedInAs } from '../../testing/world.ts'

// Category C is switched on only with an item class in force.
beforeAll(() => givenTariff(1_000))

const administrator = signedInAs('administrator')
const inForce = async (key: ParameterKey) =>
  (await administrator.call(parameters.listParameters)).find((parameter) => parameter.key === key)?.value
const give = (key: ParameterKey, value: number) =>
  administrator.call(parameters.updateParameters, { body: { parameters: [{ key, value }] } })

const ROWS: [key: ParameterKey, allowed: number[], refused: number[]][] = [
  ['iva', [0, 12.25, 100], [-0.01, 100.01, 12.255]],
  ['priceByKg', [0, 9.99, 10_000], [-1, 10_000.01, 9.999]],
  ['minimumShippingPrice', [0, 10.5, 1_000_000], [-0.01, 1_000_000.01, 10.505]],
  ['maxWeightB', [0, 4.536, 10_000], [-0.001, 10_000.001, 4.5359]],
  ['maxEqualItems', [0, 5, 1_000], [-1, 1_001, 2.5]],
  ['arrivalDay', [1, 7], [0, 8, 1.5]],
  ['cutOffDay', [1, 7], [0, 8, 3.1]],
  ['categoryCEnabled', [0, 1], [-1, 2, 0.5]],
  // 1 zero, 2 general, 3 notSubject, 4 exempt, 5 thirdParty (fiscal, section 1).
  ['freightIva', [1, 2, 3, 4], [0, 1.5, 5, 6]],
  ['handlingIva', [1, 2, 3, 4], [5]],
  ['purchaseFeeIva', [1, 2, 3, 4], [5]],
  ['goodsIva', [1, 2, 5], [3, 4]],
]

describe.each(ROWS)('%s', (key, allowed, refused) => {
  test.each(allowed)('may be %d', async (value) => {
    await give(key, value)

    expect(await inForce(key)).toBe(value)
  })

  test.each(refused)('may not be %d, and stays what it was', async (value) => {
    const before = await inForce(key)

    await expect(give(key, value)).rejects.toMatchObject({
      status: 422,
      code: 'parameterValueNotAllowed',
      details: { key, fields: [{ path: 'parameters.0.value', code: 'parameterValueNotAllowed' }] },
    })
    const announced = administrator.call(parameters.createParameter, { body: { key, value } })
    await expect(announced).rejects.toMatchObject({ status: 422, code: 'parameterValueNotAllowed' })
    expect(await inForce(key)).toBe(before)
  })
})

test('a reason has at most 300 letters', async () => {
  const give300 = (reason: string) =>
    administrator.call(parameters.updateParameters, { body: { parameters: [{ key: 'iva', value: 15 }], reason } })

  await give300('x'.repeat(300))
  await expect(give300('x'.repeat(301))).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'reason' }] } })
})
