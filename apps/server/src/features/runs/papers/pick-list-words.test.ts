import { expect, test } from 'vitest'
import { PICK_LIST_WORDS } from './pick-list-words.ts'

test.each([
  ['es', 1, '1 paquete'],
  ['es', 2_000, '2.000 paquetes'],
  ['en', 1, '1 package'],
  ['en', 2_000, '2,000 packages'],
] as const)('%s: %i are "%s"', (language, count, said) => {
  expect(PICK_LIST_WORDS[language].packages(count)).toBe(said)
})
