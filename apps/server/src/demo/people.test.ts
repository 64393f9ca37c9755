import { checkIdentification } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { seededRandom } from './calendar/random.ts'
import { peopleFrom } from './people.ts'

describe('made-up people', () => {
  const makePerson = peopleFrom(seededRandom(5))
  const people = Array.from({ length: 2_000 }, () => makePerson())

  test('have valid cédulas, and nobody has another’s', () => {
    const numbers = people.map(({ identification }) => identification)

    expect(numbers.filter((number) => !checkIdentification('cedula', number).valid)).toEqual([])
    expect(new Set(numbers).size).toBe(2_000)
  })

  test('have addresses of their own, which lead nowhere', () => {
    const emails = people.map(({ email }) => email)

    expect(emails.filter((email) => !/^[a-z]+\.[a-z]+\d{2}@correo\.example$/.test(email))).toEqual([])
    expect(new Set(emails).size).toBe(2_000)
  })

  test('have Ecuadorian mobile numbers and are adults', () => {
    expect(people.filter(({ phone }) => !/^\+5939[5-9]\d{7}$/.test(phone))).toEqual([])
    expect(people.filter(({ birthDate }) => birthDate > '2004-12-31')).toEqual([])
  })

  test('keep what is said about them', () => {
    expect(makePerson({ firstName: 'Hannah', lastName: 'Whitfield' })).toMatchObject({
      firstName: 'Hannah',
      lastName: 'Whitfield',
    })
  })
})
