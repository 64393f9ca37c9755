import { checkIdentification } from '@app/domain'
import { beforeEach, describe, expect, test } from 'vitest'
import { at } from '../calendar/calendar.ts'
import { seededRandom } from '../calendar/random.ts'
import { type Past, startPast } from './past.repository.ts'
import { addAssociates, addClients, addWorkers, peopleOfLarge } from './people.ts'
import { largeSize } from './size.ts'
import type { Client, Workers } from './world.ts'

const END = '2026-11-21'
const FIRST = '2025-11-21'

let past: Past
let workers: Workers
let associates: readonly string[]
let clients: readonly Client[]

beforeEach(() => {
  const random = seededRandom(7)
  const size = largeSize(10)
  const joining = { random, size, opening: at('2025-02-03', '08:00'), first: FIRST, end: END, passwordHash: 'hash' }
  const makePerson = peopleOfLarge(random)
  past = startPast()
  workers = addWorkers(past, makePerson, joining)
  associates = addAssociates(past, makePerson, joining)
  const codes = Array.from({ length: size.clients }, (_, place) => `UIO-${2_000 + place}`)
  clients = addClients(past, makePerson, associates, { ...joining, codes })
})

describe('the staff', () => {
  test('are thirty with the three administrators of the small company, half of them in warehouses', () => {
    const staff = past.users.filter(({ isAdmin }) => isAdmin)
    expect(staff.length).toBe(27)
    expect(workers.miami.length).toBe(9)
    expect(workers.quito.length).toBeGreaterThanOrEqual(8)
  })

  test('of each duty there is somebody, and nobody of them owns the house', () => {
    for (const those of Object.values(workers)) expect(those.length).toBeGreaterThan(0)
    const staff = past.users.filter(({ isAdmin }) => isAdmin)
    expect(staff.filter(({ duties }) => !duties || duties.includes('owner'))).toEqual([])
  })

  test('sign in with what they do and a number', () => {
    const emails = past.users.filter(({ isAdmin }) => isAdmin).map(({ email }) => email)
    expect(emails).toEqual(expect.arrayContaining(['miami1@demo.ec', 'miami9@demo.ec', 'quito1@demo.ec', 'mostrador1@demo.ec']))
    expect(emails).toEqual(expect.arrayContaining(['cuentas1@demo.ec', 'compras1@demo.ec', 'lectura1@demo.ec']))
    expect(new Set(emails).size).toBe(emails.length)
  })
})

describe('the clients', () => {
  test('have addresses and cédulas of their own, as the small company’s have not', () => {
    const own = past.users.filter(({ casilleroCode }) => casilleroCode !== null)
    expect(own.length).toBe(500)
    expect(new Set(own.map(({ email }) => email)).size).toBe(500)
    expect(own.filter(({ email }) => !email.endsWith('@buzon.example'))).toEqual([])
    expect(own.filter(({ identification }) => !checkIdentification('cedula', identification).valid)).toEqual([])
  })

  test('have codes in the order in which they came, most of them before the year', () => {
    const days = clients.map(({ joinedOn }) => joinedOn)
    expect(days).toEqual(days.toSorted())
    const before = days.filter((day) => day < FIRST).length
    expect(before).toBeGreaterThan(300)
    expect(before).toBeLessThan(400)
    expect(days.filter((day) => day >= END)).toEqual([])
  })

  test('two of three have an associate, each associate some', () => {
    const withAssociate = clients.filter(({ associateId }) => associateId !== null)
    expect(withAssociate.length).toBeGreaterThan(275)
    expect(withAssociate.length).toBeLessThan(375)
    expect(new Set(withAssociate.map(({ associateId }) => associateId))).toEqual(new Set(associates))
  })
})
