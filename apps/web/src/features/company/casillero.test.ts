import { expect, test } from 'vitest'
import { addressText, casilleroAddress } from './casillero.ts'

const company = {
  miamiAddress: { lines: ['8250 NW 27th St', 'Suite 301'], city: 'Doral, FL', zipCode: '33122', phone: '+1 305 555 0100' },
}

test('the address of a client is the one in Miami with their own code', () => {
  const lines = casilleroAddress(company.miamiAddress, { firstName: 'ana maría', lastName: 'pérez', casilleroCode: 'PU-0042' })
  expect(addressText(lines)).toBe('Ana María Pérez\n8250 NW 27th St\nSuite 301\nPU-0042\nDoral, FL\n33122\n+1 305 555 0100')
})

test('a company without a telephone in Miami has no empty line', () => {
  const withoutPhone = { miamiAddress: { ...company.miamiAddress, phone: '' } }
  const lines = casilleroAddress(withoutPhone.miamiAddress, { firstName: 'Ana', lastName: 'Pérez', casilleroCode: 'PU-0042' })
  expect(lines.map(({ name }) => name)).toEqual(['recipient', 'street', 'street', 'casillero', 'city', 'zipCode'])
})
