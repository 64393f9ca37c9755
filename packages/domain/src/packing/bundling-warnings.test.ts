import { describe, expect, test } from 'vitest'
import { warningsAbout } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const order = (id: string, description: string, quantity = 1) => ({ id, items: [{ description, quantity }] })

describe('what customs may object to', () => {
  test('is nothing about three equal items', () => {
    expect(warningsAbout([order('a', 'Running shoes', 3)], 'B', PARAMETERS)).toEqual([])
  })

  test('is more than three equal items, also over several packages and however they are written', () => {
    const orders = [order('a', 'Running  shoes', 2), order('b', ' running SHOES', 2), order('c', 'Book', 3)]
    expect(warningsAbout(orders, 'B', PARAMETERS)).toEqual([
      { code: 'manyEqualItems', orderIds: ['a', 'b'], details: { description: 'Running  shoes', quantity: 4 } },
    ])
  })

  test('follows the parameter', () => {
    expect(warningsAbout([order('a', 'Running shoes', 4)], 'B', { maxEqualItems: 5 })).toEqual([])
  })

  test.each(['iPhone 17 Pro', 'Samsung Galaxy S26', 'Celular Xiaomi', 'Teléfono', 'cell phone', 'Smartphone'])(
    'is a phone in B: %s',
    (description) => {
      expect(warningsAbout([order('a', description)], 'B', PARAMETERS)).toEqual([
        { code: 'phoneInB', orderIds: ['a'], details: { description, quantity: 1 } },
      ])
    },
  )

  test.each(['iPhone case', 'Funda para celular', 'Cargador de teléfono', 'Headphones', 'Microphone'])(
    'is no phone: %s',
    (description) => {
      expect(warningsAbout([order('a', description)], 'B', PARAMETERS)).toEqual([])
    },
  )

  test('is no phone in C', () => {
    expect(warningsAbout([order('a', 'iPhone 17')], 'C', PARAMETERS)).toEqual([])
  })
})
