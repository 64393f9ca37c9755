import { expect, test } from 'vitest'
import { recordsOfCodes } from './record-set.ts'

const RECORDS = [
  { id: 'one', names: ['ORD-000001', 'TBA000444555666'] },
  { id: 'two', names: ['ORD-000002', null] },
  { id: 'three', names: ['ORD-000003', 'TBA000444555666'] },
]

test('codes name records in the order in which they are given, whatever their signs and capitals', () => {
  expect(recordsOfCodes(['ord000002', 'TBA 0004 4455 5666'], RECORDS)).toEqual({ ids: ['two', 'one'], notFound: [] })
})

test('a record is there once, by whichever of its codes', () => {
  expect(recordsOfCodes(['ORD-000001', 'TBA000444555666', 'ORD-000001'], RECORDS)).toEqual({ ids: ['one'], notFound: [] })
})

test('what names none is said as it was given, once and in its order', () => {
  const codes = ['Código', 'ORD-000009', 'ORD-000003', 'ord 000009', 'ORD-000008']
  expect(recordsOfCodes(codes, RECORDS)).toEqual({ ids: ['three'], notFound: ['Código', 'ORD-000009', 'ORD-000008'] })
})

test('two guides that differ by a sign are two, and each is found by its own', () => {
  const guides = [
    { id: 'signed', names: ['G-01'] },
    { id: 'plain', names: ['G01'] },
  ]
  expect(recordsOfCodes(['G01', 'g-01', 'g 01'], guides)).toEqual({ ids: ['plain', 'signed'], notFound: [] })
})
