import { parameters, tariffs } from '@app/contract'
import { addDays, businessDay } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const TODAY = businessDay(new Date())
const TOMORROW = addDays(TODAY, 1)
const YESTERDAY = addDays(TODAY, -1)
let count = 0
const named = (changes = {}) => {
  count += 1
  return { nameEs: `Calzado ${count}`, nameEn: `Shoes ${count}`, adValoremInBasisPoints: 1_000, ...changes }
}
const create = (changes = {}) => administrator.call(tariffs.createTariff, { body: named(changes) })
const update = (id: string, changes: object) => administrator.call(tariffs.updateTariff, { params: { id }, body: named(changes) })
const switchC = (value: 0 | 1, validFrom?: string) =>
  administrator.call(parameters.createParameter, { body: { key: 'categoryCEnabled', value, ...(validFrom && { validFrom }) } })

describe('category C', () => {
  test('is switched on only with an item class in force', async () => {
    await expect(switchC(1)).rejects.toMatchObject({ status: 409, code: 'tariffMissing' })
    const many = { parameters: [{ key: 'categoryCEnabled' as const, value: 1 }], reason: 'Se abre la carga.' }
    await expect(administrator.call(parameters.updateParameters, { body: many })).rejects.toMatchObject({ code: 'tariffMissing' })
    await create({ validFrom: TOMORROW })
    await expect(switchC(1)).rejects.toMatchObject({ status: 409, code: 'tariffMissing' })
    expect(await switchC(1, `${addDays(TOMORROW, 1)}T12:00:00.000Z`)).toMatchObject({ key: 'categoryCEnabled', value: 1 })

    await create()

    expect(await switchC(1)).toMatchObject({ value: 1 })
    expect(await switchC(0)).toMatchObject({ value: 0 })
  })
})

describe('an item class', () => {
  test('has a name in both languages and a rate from a day on, today where none is named', async () => {
    const added = await create({ nameEs: 'Electrónica', nameEn: 'Electronics', adValoremInBasisPoints: 1_550 })

    expect(added).toMatchObject({
      code: expect.stringMatching(/^ARA-\d{3,}$/),
      nameEs: 'Electrónica',
      nameEn: 'Electronics',
      adValoremInBasisPoints: 1_550,
      validFrom: TODAY,
      rates: [{ adValoremInBasisPoints: 1_550, validFrom: TODAY }],
    })
  })

  test.each(['client', 'associate', 'administrator'] as const)('is read by a %s', async (role) => {
    const { id } = await create()
    expect(await signedInAs(role).call(tariffs.listTariffs)).toContainEqual(expect.objectContaining({ id }))
  })

  test('has no rate before its day', async () => {
    expect(await create({ validFrom: TOMORROW })).toMatchObject({ adValoremInBasisPoints: null, validFrom: TOMORROW })
  })

  test('is renamed, and gets another rate from a day to come; what is in force stays until then', async () => {
    const { id } = await create()

    const updated = await update(id, { nameEs: 'Botas', nameEn: 'Boots', adValoremInBasisPoints: 2_000, validFrom: TOMORROW })

    expect(updated).toMatchObject({
      nameEs: 'Botas',
      nameEn: 'Boots',
      adValoremInBasisPoints: 1_000,
      rates: [
        { adValoremInBasisPoints: 1_000, validFrom: TODAY },
        { adValoremInBasisPoints: 2_000, validFrom: TOMORROW },
      ],
    })
  })

  test('has one rate a day: the later word counts', async () => {
    const { id } = await create()
    const { rates } = await update(id, { adValoremInBasisPoints: 1_100, validFrom: TODAY })
    expect(rates).toEqual([{ adValoremInBasisPoints: 1_100, validFrom: TODAY }])
  })

  test('keeps the rates of days that have passed', async () => {
    const { id } = await create({ validFrom: YESTERDAY })
    await expect(update(id, { adValoremInBasisPoints: 5, validFrom: YESTERDAY })).rejects.toMatchObject({
      status: 422,
      code: 'fieldNotValid',
      details: { fields: [{ path: 'validFrom', code: 'fieldNotValid' }] },
    })
    expect(await update(id, { adValoremInBasisPoints: 1_000, validFrom: YESTERDAY })).toMatchObject({ validFrom: YESTERDAY })
  })

  test('has a name of its own', async () => {
    await create({ nameEs: 'Juguetes' })
    await expect(create({ nameEs: 'JUGUETES' })).rejects.toMatchObject({ status: 409, code: 'tariffNameTaken' })
    const { id } = await create()
    await expect(update(id, { nameEs: 'juguetes' })).rejects.toMatchObject({ status: 409, code: 'tariffNameTaken' })
  })

  test.each([
    ['nameEs', { nameEs: ' ' }],
    ['nameEn', { nameEn: '' }],
    ['adValoremInBasisPoints', { adValoremInBasisPoints: -1 }],
    ['adValoremInBasisPoints', { adValoremInBasisPoints: 10_001 }],
    ['validFrom', { validFrom: '2026-02-30' }],
  ])('is refused with a wrong %s', async (path, changes) => {
    await expect(create(changes)).rejects.toMatchObject({
      status: 422,
      code: 'validationFailed',
      details: { fields: [expect.objectContaining({ path })] },
    })
  })
})
