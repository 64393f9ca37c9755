import { describe, expect, test } from 'vitest'
import { collectorOf } from './who-collects.ts'

const LUCIA = { authorizedNameId: null, name: 'Lucía Andrade', identification: '1710034065' }
const TOMAS = { authorizedNameId: 'tomas', name: 'Tomás Andrade', identification: '0102030400' }
const INES = { name: 'Inés Andrade', identification: '0926687856', purposes: ['pickup' as const] }
const bill = { client: { name: 'Lucía Andrade' }, pickup: TOMAS, invoiceOwner: LUCIA }

describe('who stands at the counter', () => {
  test('is the person whom the bill names', () => {
    expect(collectorOf('0102030400', bill, [])).toEqual({ is: 'named', name: 'Tomás Andrade' })
  })

  test('is read with spaces and hyphens', () => {
    expect(collectorOf(' 010203040-0 ', bill, [])).toEqual({ is: 'named', name: 'Tomás Andrade' })
  })

  test('is the client, to whom the bill is made out or who collects', () => {
    expect(collectorOf('1710034065', bill, [])).toEqual({ is: 'client', name: 'Lucía Andrade' })
    const ofClient = { ...bill, pickup: LUCIA, invoiceOwner: TOMAS }
    expect(collectorOf('1710034065', ofClient, [])).toEqual({ is: 'client', name: 'Lucía Andrade' })
  })

  test('is nobody of this bill, though the client authorized them', () => {
    expect(collectorOf('0926687856', bill, [INES])).toEqual({ is: 'otherAuthorized', name: 'Inés Andrade' })
    expect(collectorOf('0926687856', bill, [{ ...INES, purposes: ['consignee'] }])).toEqual({ is: 'unknown' })
  })

  test('is not known here: a company on the bill, a stranger, nothing typed yet', () => {
    expect(collectorOf('0102030400', { ...bill, pickup: LUCIA, invoiceOwner: TOMAS }, [])).toEqual({ is: 'unknown' })
    expect(collectorOf('1790011674001', bill, [INES])).toEqual({ is: 'unknown' })
    expect(collectorOf(' ', bill, [INES])).toEqual({ is: 'unknown' })
  })
})
