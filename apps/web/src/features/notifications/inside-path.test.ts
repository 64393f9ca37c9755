import { expect, test } from 'vitest'
import { insidePath } from './inside-path.ts'

const HERE = 'https://puente.test'

test.each(['/', '/tuspedidos?open=0198', '/tuspagos?view=paid#bill'])('%s is a path of this site', (path) => {
  expect(insidePath(path, HERE)).toBe(path)
})

test.each([
  'https://elsewhere.test/',
  '//elsewhere.test/',
  '/\\elsewhere.test/',
  '/\t/elsewhere.test/',
  '//[',
  'javascript:alert(1)',
  'tuspedidos',
  '',
])('%j leads nowhere', (location) => {
  expect(insidePath(location, HERE)).toBeNull()
})
