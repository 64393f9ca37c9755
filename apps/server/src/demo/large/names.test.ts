import { AUTHORIZED_NAME_PURPOSES, cedulaCheckDigit } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { addMissing, listInForce, type TextInForce } from '../../features/consents/texts/texts.repository.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { LARGE_END, largeWorld } from '../../testing/many/large-world.ts'
import { at } from '../calendar/calendar.ts'
import { seededRandom } from '../calendar/random.ts'
import { peopleFrom } from '../people.ts'
import { addNames } from './names.ts'
import { type Past, startPast } from './past.repository.ts'

const world = largeWorld(10)
let past: Past
let inForce: readonly TextInForce[]
beforeAll(async () => {
  const { db } = await createTestDatabase()
  await addMissing(db)
  inForce = await listInForce(db)
  past = startPast()
  const random = seededRandom(8)
  await addNames(db, past, { random, makePerson: peopleFrom(random), clients: world.clients, end: LARGE_END })
})

describe('clients', () => {
  test('agreed to each text that there is, on the day on which they joined', () => {
    const own = past.consents.filter(({ authorizedNameId }) => authorizedNameId === null)
    expect(own.length).toBe(world.clients.length * inForce.length)
    const joined = new Map(world.clients.map(({ id, joinedOn }) => [id, at(joinedOn, '09:12').getTime()]))
    expect(own.filter(({ userId, createdAt }) => joined.get(userId) !== createdAt.getTime())).toEqual([])
  })

  test('name one to three persons, a third of them', () => {
    const byClient = Map.groupBy(past.authorizedNames, ({ clientId }) => clientId)
    expect(byClient.size).toBeGreaterThan(world.clients.length * 0.28)
    expect(byClient.size).toBeLessThan(world.clients.length * 0.4)
    expect(new Set([...byClient.values()].map(({ length }) => length))).toEqual(new Set([1, 2, 3]))
  })
})

describe('a person whom a client names', () => {
  test('has a cédula that counts, a number of their own, and something that they may do', () => {
    expect(
      past.authorizedNames.filter(({ identification: one }) => String(cedulaCheckDigit(one.slice(0, 9))) !== one[9]),
    ).toEqual([])
    expect(new Set(past.authorizedNames.map(({ code }) => code)).size).toBe(past.authorizedNames.length)
    expect(new Set(past.authorizedNames.flatMap(({ purposes }) => purposes))).toEqual(new Set(AUTHORIZED_NAME_PURPOSES))
  })

  test('was named after the client joined, before the last day was over', () => {
    const joined = new Map(world.clients.map(({ id, joinedOn }) => [id, at(joinedOn, '09:12')]))
    const early = past.authorizedNames.filter(({ clientId, createdAt }) => createdAt < (joined.get(clientId) ?? createdAt))
    expect(early).toEqual([])
    expect(past.authorizedNames.filter(({ createdAt }) => createdAt >= at(LARGE_END, '00:00'))).toEqual([])
  })

  test('collects where they may', () => {
    const collectors = new Set(
      world.clients.flatMap(({ collectors }) => collectors.map(({ authorizedNameId }) => authorizedNameId)),
    )
    const may = past.authorizedNames.filter(({ purposes }) => purposes.includes('pickup')).map(({ id }) => id)
    expect([...collectors].toSorted()).toEqual(may.toSorted())
  })
})

describe('who may be declared', () => {
  test('was asked by a link, and agreed for themselves, most of them', () => {
    const declared = past.authorizedNames.filter(({ purposes }) => purposes.includes('consignee'))
    expect(past.consentRequests.map(({ authorizedNameId }) => authorizedNameId).toSorted()).toEqual(
      declared.map(({ id }) => id).toSorted(),
    )
    const agreed = declared.filter(({ consentedAt }) => consentedAt !== null)
    expect(agreed.length).toBeGreaterThan(declared.length / 2)
    expect(agreed.length).toBeLessThan(declared.length)
  })

  test('has no consent but the one that they gave', () => {
    const given = past.consents.filter(({ authorizedNameId }) => authorizedNameId !== null)
    const answered = past.consentRequests.filter(({ isGiven }) => isGiven)
    expect(given.map(({ authorizedNameId }) => authorizedNameId).toSorted()).toEqual(
      answered.map(({ authorizedNameId }) => authorizedNameId).toSorted(),
    )
    expect(given.filter(({ evidence, actorId }) => evidence !== 'link' || actorId !== null)).toEqual([])
  })
})
