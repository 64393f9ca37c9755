import { expect, test } from 'vitest'
import { withNewest } from './recent-searches.ts'

test('the newest search stands first, each once, six at most', () => {
  expect(withNewest([], 'quispe')).toEqual(['quispe'])
  expect(withNewest(['a', 'Quispe', 'b'], 'quispe')).toEqual(['quispe', 'a', 'b'])
  expect(withNewest(['1', '2', '3', '4', '5', '6'], '7')).toEqual(['7', '1', '2', '3', '4', '5'])
})
