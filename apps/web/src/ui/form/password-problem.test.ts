import { expect, test } from 'vitest'
import { passwordProblem, passwordStrength } from './password-problem.ts'

test('a password has ten characters at least, of whatever kind', () => {
  expect(passwordProblem('')).toBe('required')
  expect(passwordProblem('ninechars')).toBe('weakPassword')
  expect(passwordProblem('ten letter')).toBeNull()
})

test.each([
  ['corta', 0],
  ['aaaaaaaaaaaa', 1],
  ['1234567890', 1],
  ['zyxwvutsrqp', 1],
  ['tres gatos', 2],
  ['cuatro perros', 2],
  ['mesa verde lenta', 3],
  ['siete volcanes y un colibrí', 4],
] as const)('%s is of strength %i', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
