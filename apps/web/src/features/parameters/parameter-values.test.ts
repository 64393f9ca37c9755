import { initialParameterValues, PARAMETER_KEYS } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { changedKeys, type ParametersForm, parseValue, updateOf } from './parameter-values.ts'

const values = initialParameterValues()
const read = Object.fromEntries(PARAMETER_KEYS.map((key, index) => [key, { value: values[key], number: index + 1 }]))
const form = (changes: object = {}): ParametersForm => ({
  values: { ...values, ...changes },
  read: read as ParametersForm['read'],
  reason: 'Tarifa nueva',
})

describe('what is sent of the parameters', () => {
  test('is what was changed, each with the number that was read', () => {
    expect(changedKeys(form())).toEqual([])
    expect(updateOf(form({ priceByKg: 9.5, arrivalDay: 6 }))).toEqual({
      parameters: [
        { key: 'arrivalDay', value: 6, number: 1 },
        { key: 'priceByKg', value: 9.5, number: 3 },
      ],
      reason: 'Tarifa nueva',
    })
  })

  test('leaves out what stands empty', () => {
    expect(changedKeys(form({ iva: null }))).toEqual([])
  })
})

test('a value is typed with a comma or a point and no more decimals than it keeps', () => {
  expect(parseValue('9,5', 2)).toEqual({ kind: 'amount', amount: 9.5 })
  expect(parseValue('1.600', 2)).toEqual({ kind: 'amount', amount: 1.6 })
  expect(parseValue('1.600,00', 2)).toEqual({ kind: 'amount', amount: 1_600 })
  expect(parseValue('6.555', 2)).toEqual({ kind: 'wrong' })
  expect(parseValue('3,5', 0)).toEqual({ kind: 'wrong' })
  expect(parseValue('nueve', 2)).toEqual({ kind: 'wrong' })
  expect(parseValue(' ', 2)).toEqual({ kind: 'empty' })
})
