import { expect, test } from 'vitest'
import { withKeys } from './with-keys.ts'

const keysOf = (items: readonly object[]) => withKeys(items).map(({ key }) => key)
const [SHOES, SHIRT] = [{ name: 'Zapatos' }, { name: 'Camisa' }]

test('items that are alike have keys of their own', () => {
  expect(new Set(keysOf([SHOES, SHOES, SHIRT, SHOES])).size).toBe(4)
})

test('an item keeps its key when another goes', () => {
  const [, shirt] = keysOf([SHOES, SHIRT])
  expect(keysOf([SHIRT])).toEqual([shirt])
})
