import { describe, expect, test } from 'vitest'
import { ROLE_VALUES, ROLES, roleOf, USER_TYPES } from '../index.ts'

describe('roles', () => {
  test.each([
    [{ isAdmin: false, isAssociate: false }, 'client'],
    [{ isAdmin: true, isAssociate: false }, 'administrator'],
    [{ isAdmin: false, isAssociate: true }, 'associate'],
    [{ isAdmin: true, isAssociate: true }, 'administrator'],
  ] as const)('%j is %s', (flags, role) => {
    expect(roleOf(flags)).toBe(role)
  })

  test('have the numbers that the specification gives them', () => {
    expect(ROLES).toEqual(['client', 'administrator', 'associate'])
    expect(ROLE_VALUES).toEqual({ client: 0, administrator: 1, associate: 2 })
  })

  test('a courier is a type of user without a role', () => {
    expect(USER_TYPES).toEqual({ client: 0, administrator: 1, associate: 2, courier: 3 })
  })
})
