import { describe, expect, test } from 'vitest'
import { describeItems, joinedUpTo } from './describe-items.ts'

describe('the words for a package', () => {
  test('are those of its items', () => {
    expect(describeItems([{ description: 'Zapatos' }, { description: 'Camisa' }])).toBe('Zapatos, Camisa')
  })

  test('end where the column does', () => {
    expect(describeItems([{ description: 'a'.repeat(498) }, { description: 'b' }])).toBe(`${'a'.repeat(498)}, `)
  })

  test.each([
    [3, 'ab'],
    [4, 'ab🎁'],
  ])('never end with half a character: in %i places', (longest, whole) => {
    expect(joinedUpTo(longest, ['ab🎁'])).toBe(whole)
  })
})
