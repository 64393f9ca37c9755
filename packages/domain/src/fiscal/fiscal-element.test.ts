import { expect, test } from 'vitest'
import { childrenOf, element, elementAt, fiscalTextAt, unlessEmpty } from '../index.ts'

const ROOT = element('root', [
  element('list', [element('row', 'first'), element('other', 'between'), element('row', 'second')]),
  element('empty', []),
])

test('an element is found by its path, the first of a name', () => {
  expect(fiscalTextAt(ROOT, 'list', 'row')).toBe('first')
  expect(elementAt(ROOT, 'list', 'other')).toEqual({ name: 'other', content: 'between' })
  expect(elementAt(ROOT)).toBe(ROOT)
})

test('what is not there has no text and no children', () => {
  expect(fiscalTextAt(ROOT, 'list', 'row', 'deeper')).toBe('')
  expect(fiscalTextAt(ROOT, 'list')).toBe('')
  expect(childrenOf(elementAt(ROOT, 'nowhere'))).toEqual([])
})

test('children are all, or those of a name', () => {
  const list = elementAt(ROOT, 'list')
  expect(childrenOf(list).map(({ name }) => name)).toEqual(['row', 'other', 'row'])
  expect(childrenOf(list, 'row').map(({ content }) => content)).toEqual(['first', 'second'])
})

test('an element that would be empty is none', () => {
  expect(unlessEmpty('name', '')).toEqual([])
  expect(unlessEmpty('rows', [])).toEqual([])
  expect(unlessEmpty('name', 'Ana')).toEqual([{ name: 'name', content: 'Ana' }])
})

test('attributes are kept where there are any', () => {
  expect(element('field', 'x', { nombre: 'Email' })).toEqual({ name: 'field', content: 'x', attributes: { nombre: 'Email' } })
  expect(element('field', 'x')).not.toHaveProperty('attributes')
})
