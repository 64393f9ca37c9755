import { expect, test } from 'vitest'
import { airWaybillCheckDigit, asAirWaybill } from '../index.ts'

test('eleven digits are written as an air waybill, whatever else stays as it is', () => {
  expect(asAirWaybill('72940512360')).toBe('729-40512360')
  expect(asAirWaybill(' 729-40512360 ')).toBe('729-40512360')
  expect(['GUIA-1', '729-1', '729 4051 2360', ''].map(asAirWaybill)).toEqual(['GUIA-1', '729-1', '729 4051 2360', ''])
})

test('the last digit is the seven before it mod 7: another is told which it should be', () => {
  expect(['729-40512360', '729-73005192', '72912345675'].map(airWaybillCheckDigit)).toEqual([null, null, null])
  expect(['729-40512361', '729-12345674'].map(airWaybillCheckDigit)).toEqual([0, 5])
  expect(['GUIA-1', '729-1', ''].map(airWaybillCheckDigit)).toEqual([null, null, null])
})
