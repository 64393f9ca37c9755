import { parameters } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { parametersTable } from './parameters.table.ts'
import { readParameters, readParametersWithVersion } from './read-parameters.ts'

describe('the parameters', () => {
  test('begin with the values of the house', async () => {
    const listed = await signedInAs('administrator').call(parameters.listParameters)

    expect(listed).toHaveLength(63)
    expect(listed).toContainEqual({
      key: 'priceByKg',
      value: 9,
      unit: 'USD/kg',
      validFrom: '2020-01-01T00:00:00.000Z',
      number: expect.any(Number),
      isConfirmed: false,
    })
    expect(listed).toContainEqual({
      key: 'amazonTax',
      value: 6.5,
      unit: 'percent',
      validFrom: '2020-01-01T00:00:00.000Z',
      number: expect.any(Number),
      isConfirmed: false,
    })
    expect(listed).toContainEqual({
      key: 'basePrice',
      value: 6,
      unit: 'USD/kg',
      validFrom: '2020-01-01T00:00:00.000Z',
      number: expect.any(Number),
      isConfirmed: false,
    })
  })

  test.each(['client', 'associate', 'administrator'] as const)(
    'at retail hide what is between house and associates from a %s',
    async (role) => {
      const keys = (await signedInAs(role).call(parameters.listRetailParameters)).map(({ key }) => key)

      expect(keys).toHaveLength(30)
      expect(keys).not.toContain('basePrice')
      expect(keys).not.toContain('bonusRate')
      expect(keys).not.toContain('discountRate')
    },
  )

  test('have a history: what was in force at an instant stays what it was', async () => {
    const { db } = await currentServer()
    const at = (day: string) => new Date(`${day}T12:00:00Z`)
    const price = (value: number, day: string) => ({
      key: 'priceByKg',
      value,
      unit: 'USD/kg',
      validFrom: at(day),
    })
    const before = await readParametersWithVersion(db)
    await db.insert(parametersTable).values([price(9.5, '2026-02-01'), price(10.25, '2026-06-01'), price(99, '2100-01-01')])

    expect((await readParameters(db, at('2026-01-31'))).pricePerKilogramInCents).toBe(900)
    expect((await readParameters(db, at('2026-02-02'))).pricePerKilogramInCents).toBe(950)
    expect((await readParameters(db)).pricePerKilogramInCents).toBe(1025)
    expect((await readParametersWithVersion(db)).version).toBeGreaterThan(before.version)
  })
})
