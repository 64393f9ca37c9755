import { expect, test } from 'vitest'
import { guideLinesIn } from './guide-lines.ts'

const CODES = new Set(['BUL-000001', 'BUL-000002'])

test('one column is a child guide a line, blank lines left out', () => {
  expect(guideLinesIn('PTC1\r\n\n PTC 2 \n', CODES)).toEqual([{ childGuideNumber: 'PTC1' }, { childGuideNumber: 'PTC 2' }])
})

test('two columns are a bundle and its child guide, in either order and however they are apart', () => {
  expect(guideLinesIn('bul-000001\tPTC1\nPTC2;BUL-000002\nBUL-000001 PTC3', CODES)).toEqual([
    { code: 'bul-000001', childGuideNumber: 'PTC1' },
    { code: 'BUL-000002', childGuideNumber: 'PTC2' },
    { code: 'BUL-000001', childGuideNumber: 'PTC3' },
  ])
})

test('a code that is not on the manifest is the first column all the same', () => {
  expect(guideLinesIn('BUL-000009,PTC1\nBUL-000001,', CODES)).toEqual([
    { code: 'BUL-000009', childGuideNumber: 'PTC1' },
    { childGuideNumber: 'BUL-000001,' },
  ])
})
