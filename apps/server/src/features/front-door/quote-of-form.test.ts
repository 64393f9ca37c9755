import { initialParameterValues, readParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { isSent, quoteOfForm, type TypedForm, typedFormOf } from './quote-of-form.ts'

const parameters = readParameters(initialParameterValues())
const outcomeOf = (value: string, weight: string, unit: TypedForm['unit'] = 'kg') =>
  quoteOfForm({ value, weight, unit }, parameters)

describe('what an address carries of the form', () => {
  test.each([
    ['nothing', {}, { value: '', weight: '', unit: 'kg' }],
    ['all of it', { value: ' 95,00 ', weight: '4', unit: 'lb' }, { value: '95,00', weight: '4', unit: 'lb' }],
    ['an unknown unit', { value: '1', weight: '1', unit: 'stone' }, { value: '1', weight: '1', unit: 'kg' }],
    ['a field given twice', { value: ['1', '2'], weight: '1' }, { value: '', weight: '1', unit: 'kg' }],
    ['a page of text', { value: '9'.repeat(5_000), weight: '1' }, { value: '9'.repeat(20), weight: '1', unit: 'kg' }],
  ])('%s', (_what, query, typed) => {
    expect(typedFormOf(query)).toEqual(typed)
  })

  test('is sent where it names a field, empty or not', () => {
    expect([{}, { lang: 'en' }, { unit: 'lb' }].map(isSent)).toEqual([false, false, false])
    expect([{ value: '' }, { weight: '1' }].map(isSent)).toEqual([true, true])
  })
})

describe('a number', () => {
  test.each([
    ['95,00', 9_500],
    ['95.00', 9_500],
    ['1,5', 150],
    ['0.01', 1],
  ])('of dollars may have a comma or a point: %s', (typed, valueInCents) => {
    expect(outcomeOf(typed, '1')).toMatchObject({ kind: 'quoted', valueInCents })
  })

  test.each(['0', '-1', 'NaN', 'Infinity', '1e3', '0x10', '1.2.3', '$95', '٩', '0,001'])('of dollars is not %s', (typed) => {
    expect(outcomeOf(typed, '1')).toEqual({ kind: 'refused', faults: { value: 'valueWrong' } })
  })

  test('of pounds is weighed in grams', () => {
    const pounds = outcomeOf('60', '2,5', 'lb')
    const kilograms = outcomeOf('60', '1,134')
    expect(pounds).toEqual(kilograms)
  })

  test('that is missing is told apart from one that is wrong', () => {
    expect(outcomeOf('', '')).toEqual({ kind: 'refused', faults: { value: 'valueMissing', weight: 'weightMissing' } })
    expect(outcomeOf('x', '0')).toEqual({ kind: 'refused', faults: { value: 'valueWrong', weight: 'weightWrong' } })
  })
})

describe('a limit of 4x4', () => {
  test.each([
    ['exactly 4 kg', '50', '4', 'quoted'],
    ['a gram more', '50', '4,001', 'tooMuch'],
    ['400 USD, to which tax is added', '400', '1', 'tooMuch'],
    ['more than any shipment', '99999', '900', 'tooMuch'],
  ])('%s', (_what, value, weight, kind) => {
    expect(outcomeOf(value, weight).kind).toBe(kind)
  })
})
