import { expect, test } from 'vitest'
import { repeatedScans } from './repeated-scans.ts'

test('a held trigger reads once', () => {
  const { isRepeated } = repeatedScans()
  expect([isRepeated('1Z999', 0), isRepeated('1Z999', 400), isRepeated('1Z999', 1_800), isRepeated('1Z999', 3_400)]).toEqual([
    false,
    true,
    true,
    false,
  ])
})

test('the same label is meant again once somebody typed in between', () => {
  const { isRepeated, forget } = repeatedScans()
  isRepeated('1Z999', 0)
  forget()
  expect(isRepeated('1Z999', 400)).toBe(false)
})
