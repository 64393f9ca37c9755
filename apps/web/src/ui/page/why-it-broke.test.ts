import { expect, test } from 'vitest'
import { WordsMissing } from '../../i18n/words-missing.ts'
import { whyItBroke } from './why-it-broke.ts'

test.each([
  'Failed to fetch dynamically imported module: https://puente.test/assets/page-a1.js',
  'error loading dynamically imported module: https://puente.test/assets/page-a1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/page-a1.css',
])('“%s” means a newer version, or no connection', (message) => {
  expect(whyItBroke(new TypeError(message), true)).toBe('newVersion')
  expect(whyItBroke(new TypeError(message), false)).toBe('offline')
})

test('so do words that could not be loaded', () => {
  expect(whyItBroke(new WordsMissing(), true)).toBe('newVersion')
})

test('anything else is a mistake of ours', () => {
  expect(whyItBroke(new TypeError('x is not a function'), false)).toBe('crash')
  expect(whyItBroke('thrown', true)).toBe('crash')
})
