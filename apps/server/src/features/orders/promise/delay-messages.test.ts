// What a client is told of a package that comes later than they were told (both ways, section 5).
import { incidents, manifests, notifications, orderActions } from '@app/contract'
import { expect, test, vi } from 'vitest'
import { dueDay } from '../../../jobs/daily.ts'
import { callerWith } from '../../../testing/caller.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { mailsTo } from '../../../testing/mails.ts'
import { standStillAt } from '../../../testing/moved-clock.ts'
import { currentServer, type Person, signIn } from '../../../testing/world.ts'
import { renewEstimatesOfDay } from './renew-estimates-of-day.ts'

/** 10:00 in Quito on Thursday 3 December. */
const THURSDAY = new Date('2026-12-03T15:00:00Z')
standStillAt(THURSDAY)

/** Days go by between the calls: each signs in anew. */
const signedIn = (person: Person) => callerWith(() => signIn(person))
const nightOf = async (day: string) => {
  vi.setSystemTime(new Date(`${day}T05:10:00Z`))
  const { db } = await currentServer()
  await renewEstimatesOfDay(db, dueDay(new Date()))
  // Any call that writes wakes the runner.
  await signIn(await given.client())
}
/** The quoted words of the mails to a client, oldest first. */
const notesTo = async (client: Person, count: number) =>
  (await mailsTo(client.email, { count })).map(({ text }) => /“(.*)”/.exec(text)?.[1]).reverse()
const bellsOf = async (client: Person) =>
  (await signedIn(client).call(notifications.listNotifications)).data.map(({ kind }) => kind)

/** In Miami on Thursday 3 December, promised for Friday 11, in a manifest of its own. */
async function loaded(client: Person) {
  vi.setSystemTime(THURSDAY)
  const boss = signedIn(await given.administrator())
  const order = await given.order({ client, status: 'inWarehouseMIA' })
  const { id } = await given.manifest({ bundles: [await given.bundle({ orders: [order] })] })
  const leave = (departureDate: string) => boss.call(manifests.updateManifest, { params: { id }, body: { departureDate } })
  return { boss, order, id, leave }
}

test('each later day once a day, by bell and mail; no earlier one; and why, once staff know it', async () => {
  const client = await given.client()
  const { boss, id, leave } = await loaded(client)

  await leave('2026-12-04')
  expect(await notesTo(client, 0)).toEqual([])
  await leave('2026-12-12')
  await leave('2026-12-19')
  expect(await notesTo(client, 1)).toEqual(['Llega el vie 18 dic (te dijimos vie 11 dic). Se movió el vuelo.'])

  // What moved once more that day is told in the night.
  await nightOf('2026-12-04')
  await nightOf('2026-12-04')
  expect((await notesTo(client, 2))[1]).toBe('Llega el vie 25 dic (te dijimos vie 11 dic). Se movió el vuelo.')
  await leave('2026-12-05')
  await leave('2026-12-19')
  await boss.call(manifests.shipManifest, { params: { id } })

  await nightOf('2026-12-25')
  expect((await notesTo(client, 3))[2]).toBe(
    'Llega el vie 1 ene (te dijimos vie 11 dic). Averiguamos por qué y te escribimos hoy.',
  )
  await boss.call(orderActions.explainDelay, { body: { manifestId: id, reason: 'customs' } })
  expect((await notesTo(client, 4))[3]).toBe('Llega el vie 1 ene (te dijimos vie 11 dic). La aduana lo retiene.')
  await boss.call(orderActions.explainDelay, { body: { manifestId: id, reason: 'flight' } })

  expect(await notesTo(client, 4)).toHaveLength(4)
  expect((await bellsOf(client)).filter((kind) => kind === 'orderDelayed')).toHaveLength(4)
})

test('in English to a client who reads it', async () => {
  const client = await given.client({ language: 'en' })
  const { leave } = await loaded(client)
  await leave('2026-12-12')
  expect(await notesTo(client, 1)).toEqual(['It arrives on Fri 18 Dec (we said Fri 11 Dec). The flight moved.'])
  const [mail] = await mailsTo(client.email, { count: 1 })
  expect(mail?.subject).toBe('Zapatos: your package is late')
})

test('not by mail to a client who chose so, nor of a package that waits for an incident', async () => {
  const client = await given.client()
  const { boss, order, leave } = await loaded(client)
  const body = { preferences: [{ kind: 'orderDelayed' as const, channel: 'mail' as const, isEnabled: false }] }
  await signedIn(client).call(notifications.updateNotificationPreferences, { body })
  await leave('2026-12-12')
  await vi.waitFor(async () => expect(await bellsOf(client)).toContain('orderDelayed'))
  await boss.call(incidents.openIncident, { params: { id: order.id }, body: { kind: 'damaged', description: 'Mojado.' } })
  const [incident] = await mailsTo(client.email, { count: 1 })
  expect(incident?.subject).toContain('novedad')
})
