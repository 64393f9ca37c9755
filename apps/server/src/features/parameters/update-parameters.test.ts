import { parameters } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { atTime } from '../../clock.ts'
import { anonymous, currentServer, given, signedInAs } from '../../testing/world.ts'
import { readParameters } from './read-parameters.ts'

const administrator = signedInAs('administrator')
type Key = Parameters<typeof administrator.call<typeof parameters.createParameter>>[1]['body']['key']
const inForce = async (key: Key) =>
  (await administrator.call(parameters.listParameters)).find((parameter) => parameter.key === key)
const update = (values: { key: Key; value: number; number?: number }[], reason = '') =>
  administrator.call(parameters.updateParameters, { body: { parameters: values, reason } })
const create = (body: { key: Key; value: number; validFrom?: string }) => administrator.call(parameters.createParameter, { body })

describe('new values of parameters', () => {
  test('are in force at once, all of them, and number the change', async () => {
    const before = await inForce('priceByKg')
    const after = await update([
      { key: 'priceByKg', value: 9.5 },
      { key: 'discountByCustomer', value: 7.25 },
    ])
    expect(after.find(({ key }) => key === 'priceByKg')).toMatchObject({ value: 9.5, unit: 'USD/kg' })
    expect(await inForce('discountByCustomer')).toMatchObject({ value: 7.25, unit: 'percent' })
    expect((await inForce('priceByKg'))?.number).toBeGreaterThan(before?.number ?? Number.POSITIVE_INFINITY)
  })

  test('confirm what the house started with, also where they say the same', async () => {
    expect(await inForce('bonusRate')).toMatchObject({ value: 10, isConfirmed: false })
    await update([{ key: 'bonusRate', value: 10 }], 'Así está bien')
    expect(await inForce('bonusRate')).toMatchObject({ value: 10, isConfirmed: true })
  })

  test('are refused, all of them, when one is not allowed', async () => {
    const before = await inForce('minimumShippingPrice')
    const updating = update([
      { key: 'minimumShippingPrice', value: 12 },
      { key: 'iva', value: 101 },
    ])
    await expect(updating).rejects.toMatchObject({
      status: 422,
      code: 'parameterValueNotAllowed',
      details: { key: 'iva', fields: [{ path: 'parameters.1.value' }] },
    })
    expect(await inForce('minimumShippingPrice')).toEqual(before)
  })

  test('are not given from a moment on that has passed: what was priced since would be wrong', async () => {
    const before = await inForce('basePrice')
    const late = create({ key: 'basePrice', value: 7, validFrom: new Date(Date.now() - 60_000).toISOString() })
    await expect(late).rejects.toMatchObject({ status: 422, code: 'fieldNotValid', details: { fields: [{ path: 'validFrom' }] } })
    expect(await inForce('basePrice')).toEqual(before)
  })

  test('do not overwrite what somebody else changed meanwhile', async () => {
    const read = await inForce('basePrice')
    await update([{ key: 'basePrice', value: 6.1, number: read?.number ?? 0 }])
    const late = update([{ key: 'basePrice', value: 6.2, number: read?.number ?? 0 }])
    await expect(late).rejects.toMatchObject({ status: 409, code: 'parameterChangedMeanwhile', details: { keys: ['basePrice'] } })
    expect(await inForce('basePrice')).toMatchObject({ value: 6.1 })
  })

  test('given by ten at once follow each other', async () => {
    const values = Array.from({ length: 10 }, (_, index) => 1 + index / 100)
    await Promise.all(values.map((value) => update([{ key: 'percentageOfTheValue', value }]).catch(() => null)))
    const { data } = await administrator.call(parameters.listParameterHistory, { query: { key: ['percentageOfTheValue'] } })
    expect(new Set(data.map(({ validFrom }) => validFrom)).size).toBe(data.length)
  })

  test('are on record with who gave them', async () => {
    const person = await given.administrator({ firstName: 'Marta', lastName: 'León' })
    const body = { parameters: [{ key: 'maxEqualItems' as const, value: 4 }], reason: 'Pedido de aduana' }
    await signedInAs(person).call(parameters.updateParameters, { body })
    const { data, meta } = await administrator.call(parameters.listParameterHistory, { query: { key: ['maxEqualItems'] } })
    expect(meta.total).toBe(2)
    expect(data).toMatchObject([
      {
        key: 'maxEqualItems',
        value: 4,
        previousValue: 3,
        unit: 'items',
        reason: 'Pedido de aduana',
        actor: { name: 'Marta León' },
      },
      { key: 'maxEqualItems', value: 3, previousValue: null, reason: '', actor: null },
    ])
  })
})

describe('a value from a day on', () => {
  test('is in force from then on, and not before', async () => {
    const { db } = await currentServer()
    const validFrom = '2031-01-01T05:00:00.000Z'
    const { value } = (await inForce('specialPriceCategory')) ?? { value: 0 }
    expect(await create({ key: 'specialPriceCategory', value: 13.5, validFrom })).toMatchObject({ value: 13.5, validFrom })
    expect(await inForce('specialPriceCategory')).toMatchObject({ value })
    const later = await atTime(new Date('2031-01-01T05:00:00Z'), () => readParameters(db))
    expect(later.specialPricePerKilogramInCents).toBe(1_350)
    await expect(create({ key: 'specialPriceCategory', value: 14, validFrom })).rejects.toMatchObject({ code: 'parameterExists' })
  })

  test('is not in the past', async () => {
    const past = create({ key: 'iva', value: 12, validFrom: '2026-01-01T05:00:00.000Z' })
    await expect(past).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'validFrom' }] } })
  })
})

test('parameters, their history and their change are for administrators', async () => {
  const body = { parameters: [{ key: 'iva' as const, value: 12 }] }
  const creation = { key: 'iva' as const, value: 12 }
  await expect(anonymous.call(parameters.updateParameters, { body })).rejects.toMatchObject({ status: 401 })
  for (const role of ['client', 'associate'] as const) {
    const caller = signedInAs(role)
    await expect(caller.call(parameters.updateParameters, { body })).rejects.toMatchObject({ status: 403 })
    await expect(caller.call(parameters.createParameter, { body: creation })).rejects.toMatchObject({ status: 403 })
    await expect(caller.call(parameters.listParameterHistory, {})).rejects.toMatchObject({ status: 403 })
  }
  await expect(update([{ key: 'nothing' as never, value: 1 }])).rejects.toMatchObject({ status: 422 })
  await expect(update([])).rejects.toMatchObject({ details: { fields: [{ path: 'parameters' }] } })
})
