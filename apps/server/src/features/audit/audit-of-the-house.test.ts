// What is done with drawers and shelves: who did it, and what it was before.
import { drawers, locations, personalData } from '@app/contract'
import { expect, test } from 'vitest'
import { asNotes, givenDrawer, newDrawerName, openDrawer } from '../../testing/drawers/given-drawers.ts'
import { listFile } from '../../testing/list-files.ts'
import { givenShelf, newShelfCode } from '../../testing/shelves/given-shelves.ts'
import { given, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const auditOf = async (recordId: string) =>
  (await administrator.call(personalData.listAudit, { query: { recordId: [recordId] } })).data.toReversed()
const saidOf = async (recordId: string) =>
  (await auditOf(recordId)).map(({ action, changes }) => [
    action,
    Object.fromEntries(changes.map(({ field, to }) => [field, to])),
  ])

test('a drawer: made, opened, moved, undone and closed, each by whom', async () => {
  const holder = await given.administrator()
  const { sessionId, drawerId } = await openDrawer({ holder, floatInCents: 5_000 })
  const at = { params: { id: sessionId } }
  const mine = signedInAs(holder)
  await mine.call(drawers.addDrawerMovement, { ...at, body: { kind: 'out', amountInCents: 250, reason: 'Taxi' } })
  const { lines } = await mine.call(drawers.getDrawerSession, at)
  const taxi = lines.find(({ reason }) => reason === 'Taxi')
  await mine.call(drawers.undoDrawerMovement, { params: { id: taxi?.id ?? '' } })
  const closing = { expectedInCents: 5_000, notes: asNotes(4_999), reason: 'Falta una moneda' }
  const { code } = await mine.call(drawers.closeDrawer, { ...at, body: closing })

  const events = await auditOf(drawerId)
  expect(events.map(({ action, actor }) => [action, actor?.id])).toEqual([
    ['create', expect.any(String)],
    ...['open', 'addMovement', 'undoMovement', 'close'].map((action) => [action, holder.id]),
  ])
  expect(events.every(({ group, record }) => group === 'changed' && record.kind === 'drawer')).toBe(true)
  expect(events[0]?.record.name).toMatch(/^Mostrador /)
  expect(await saidOf(drawerId)).toMatchObject([
    ['create', { place: 'Quito, planta baja' }],
    ['open', { floatInCents: 5_000 }],
    ['addMovement', { movement: 'out', amountInCents: -250, reason: 'Taxi' }],
    ['undoMovement', { movement: 'out', amountInCents: 250 }],
    ['close', { code, expectedInCents: 5_000, countedInCents: 4_999, differenceInCents: -1, reason: 'Falta una moneda' }],
  ])
})

test('a drawer that is renamed and turned off says from what to what; what changes nothing is no event', async () => {
  const name = newDrawerName()
  const place = 'Quito, planta baja'
  const { id } = await administrator.call(drawers.createDrawer, { body: { name, place } })
  const body = { name, place, isOn: true }
  await administrator.call(drawers.updateDrawer, { params: { id }, body })
  await administrator.call(drawers.updateDrawer, { params: { id }, body: { ...body, place: 'Guayaquil', isOn: false } })
  const [, changed, ...more] = await auditOf(id)
  expect(changed).toMatchObject({ action: 'update', record: { kind: 'drawer', name } })
  expect(changed?.changes).toEqual([
    { field: 'isOn', from: true, to: false },
    // What people wrote comes last: it can be removed.
    { field: 'place', from: 'Quito, planta baja', to: 'Guayaquil' },
  ])
  expect(more).toEqual([])
})

test('shelves: each that is made, and what changes of one', async () => {
  const [one, other] = [newShelfCode(), newShelfCode()]
  await administrator.call(locations.createLocations, { body: { warehouse: 'UIO', codes: [one, other], zone: 'Fondo' } })
  const made = (await administrator.call(locations.listLocations)).filter(({ code }) => [one, other].includes(code))
  for (const { id, code } of made) expect(await saidOf(id)).toEqual([['create', { code, warehouse: 'UIO', zone: 'Fondo' }]])

  const { id, code, walkingOrder } = await givenShelf('MIA', 'Entrada')
  await administrator.call(locations.updateLocation, { params: { id }, body: { zone: 'Fondo', walkingOrder, isActive: false } })
  const [, changed] = await auditOf(id)
  expect(changed).toMatchObject({ action: 'update', record: { kind: 'location', name: code } })
  expect(changed?.changes).toEqual([
    { field: 'zone', from: 'Entrada', to: 'Fondo' },
    { field: 'isActive', from: true, to: false },
  ])
})

test('the audit is narrowed to them, and its file names them in words', async () => {
  await givenDrawer()
  await givenShelf()
  for (const [kind, word] of [
    ['drawer', 'Caja'],
    ['location', 'Estante'],
  ] as const) {
    const { data } = await administrator.call(personalData.listAudit, { query: { kind: [kind] } })
    expect(new Set(data.map(({ record }) => record.kind))).toEqual(new Set([kind]))
    const { rows } = await listFile('administrator', personalData.exportAudit, 'es', { kind })
    expect(rows[0]?.some(([, value]) => value === word)).toBe(true)
  }
})
