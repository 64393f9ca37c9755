import { describe, expect, test } from 'vitest'
import { atTime } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { newId } from '../../../db/id.ts'
import { currentServer, given } from '../../../testing/world.ts'
import { addEvents, type NewEvent, THE_HOUSE } from '../../events/events.repository.ts'
import { changesIn, watchChanges } from './change-watch.ts'

const edited = (aggregateId: string, aggregate: NewEvent['aggregate'] = 'order'): NewEvent => ({
  aggregate,
  aggregateId,
  action: 'editDescription',
})

/** A watch that has looked once, so that whatever comes from now on is told. */
async function watching() {
  const { db } = await currentServer()
  const watch = watchChanges(db)
  await watch.next()
  const told = async () => changesIn(await watch.next())
  return { db, watch, told, idsTold: async () => (await told()).map(({ id }) => id) }
}

/** A transaction that has written its event, and ends when it is told to. */
function unfinished(db: Db, events: readonly NewEvent[]) {
  const written = Promise.withResolvers<void>()
  const ending = Promise.withResolvers<'commit' | 'rollback'>()
  const ended = db
    .transaction(async (transaction) => {
      await addEvents(transaction, THE_HOUSE, events)
      written.resolve()
      if ((await ending.promise) === 'rollback') throw new Error('taken back')
    })
    .catch(() => undefined)
  return {
    written: written.promise,
    end: (how: 'commit' | 'rollback') => {
      ending.resolve(how)
      return ended
    },
  }
}

describe('a change is told', () => {
  test('once it is committed, though later ones were told before it', async () => {
    const { db, idsTold } = await watching()
    const [slow, quick] = [newId(), newId()]
    const transaction = unfinished(db, [edited(slow)])
    await transaction.written
    await addEvents(db, THE_HOUSE, [edited(quick)])

    const before = await idsTold()
    await transaction.end('commit')
    const after = await idsTold()

    expect(before).toContain(quick)
    expect(before).not.toContain(slow)
    expect(after).toContain(slow)
    expect(after).not.toContain(quick)
  })

  test('never, where it was taken back', async () => {
    const { db, idsTold } = await watching()
    const id = newId()
    const transaction = unfinished(db, [edited(id)])
    await transaction.written
    await transaction.end('rollback')

    expect(await idsTold()).not.toContain(id)
  })

  test('of each record, and of each person who changed it', async () => {
    const { db, told: next } = await watching()
    const person = await given.administrator()
    const id = newId()
    const doer = { userId: person.id, role: person.role }
    await addEvents(db, doer, [edited(id), edited(id)])
    await addEvents(db, THE_HOUSE, [edited(id)])

    const told = (await next()).filter((change) => change.id === id)

    expect(told).toHaveLength(2)
    expect(told).toEqual(
      expect.arrayContaining([
        { kind: 'order', id, by: person.id },
        { kind: 'order', id, by: null },
      ]),
    )
  })

  test('of many at once without their numbers', async () => {
    const { db, told: next } = await watching()
    await addEvents(
      db,
      THE_HOUSE,
      Array.from({ length: 300 }, () => edited(newId(), 'bundle')),
    )

    const told = (await next()).filter(({ kind }) => kind === 'bundle')

    expect(told).toEqual([{ kind: 'bundle', id: null, by: null }])
  })
})

describe('nothing is told', () => {
  test('of what happened before the first look', async () => {
    const { db } = await currentServer()
    const id = newId()
    await addEvents(db, THE_HOUSE, [edited(id)])
    const watch = watchChanges(db)

    expect(await watch.next()).toEqual([])
    expect((await watch.next()).map(({ recordId }) => recordId)).not.toContain(id)
  })

  test.each([
    ...['seePerson', 'seeYear', 'seeFile', 'signIn', 'signInFailed', 'signOut'],
    ...['closeOtherSessions', 'exportList', 'exportOwnData'],
  ])('of %s, which changes no record', async (action) => {
    const { db, idsTold } = await watching()
    const id = newId()
    await addEvents(db, THE_HOUSE, [{ aggregate: 'user', aggregateId: id, action }])

    expect(await idsTold()).not.toContain(id)
  })

  test('of what comes half a minute late', async () => {
    const { db, watch } = await watching()
    const id = newId()
    const transaction = unfinished(db, [edited(id)])
    await transaction.written
    await transaction.end('commit')

    const told = await atTime(new Date(Date.now() + 40_000), () => watch.next())

    expect(told.map(({ recordId }) => recordId)).not.toContain(id)
  })

  test('of what happened while nobody listened', async () => {
    const { db, watch, idsTold } = await watching()
    const id = newId()
    watch.forget()
    await addEvents(db, THE_HOUSE, [edited(id)])

    expect(await idsTold()).toEqual([])
    expect(await idsTold()).not.toContain(id)
  })
})
