// Shelves of the two warehouses: what they are called, and how they are walked past.
import { locations, type Sent } from '@app/contract'
import { expect, test } from 'vitest'
import { givenDuties } from '../../../testing/access/given-duties.ts'
import { givenShelf, locationOf, newShelfCode } from '../../../testing/shelves/given-shelves.ts'
import { signedInAs } from '../../../testing/world.ts'

const administrator = signedInAs('administrator')
type New = Sent<typeof locations.createLocations>['body']
const create = (body: New, who: Parameters<typeof signedInAs>[0] = 'administrator') =>
  signedInAs(who).call(locations.createLocations, { body })
const MISSING = { status: 403, code: 'permissionMissing' }

test('a series is added to a warehouse, and walked past after what is there', async () => {
  const before = await givenShelf('UIO')
  const codes = [newShelfCode(), newShelfCode(), newShelfCode()]
  await create({ warehouse: 'UIO', codes, zone: 'Pasillo 1' })
  const listed = (await administrator.call(locations.listLocations)).filter(({ code }) => codes.includes(code))
  expect(listed.map(({ code }) => code)).toEqual(codes)
  expect(listed.map(({ walkingOrder }) => walkingOrder - before.walkingOrder)).toEqual([1, 2, 3])
  expect(listed[0]).toMatchObject({ warehouse: 'UIO', zone: 'Pasillo 1', isActive: true, orderCount: 0 })
})

test('codes are compared without signs and case, in both warehouses, and none of a series is added where one is taken', async () => {
  const { code } = await givenShelf('MIA')
  const free = newShelfCode()
  const again = create({ warehouse: 'UIO', codes: [free, code.toLowerCase().replace('-', '')], zone: '' })
  await expect(again).rejects.toMatchObject({
    ...{ status: 409, code: 'locationCodeTaken' },
    details: { codes: [code.toLowerCase().replace('-', '')] },
  })
  await expect(locationOf(free)).rejects.toThrow()
})

test.each([[['']], [['ORD-000012']], [['12']], [['A-01', 'a01']], [['Ñ-1']], [[]]])('%j are no codes', async (codes) => {
  await expect(create({ warehouse: 'MIA', codes, zone: '' })).rejects.toMatchObject({ status: 422 })
})

test('zone and walking order change, and a shelf is retired and taken into use again', async () => {
  const { id, code } = await givenShelf()
  const params = { id }
  await administrator.call(locations.updateLocation, { params, body: { zone: 'Altillo', walkingOrder: 7, isActive: false } })
  expect(await locationOf(code)).toMatchObject({ zone: 'Altillo', walkingOrder: 7, isActive: false })
  await administrator.call(locations.updateLocation, { params, body: { zone: '', walkingOrder: 7, isActive: true } })
  expect(await locationOf(code)).toMatchObject({ zone: '', isActive: true })
  const wrong = administrator.call(locations.updateLocation, { params, body: { zone: '', walkingOrder: 0, isActive: true } })
  await expect(wrong).rejects.toMatchObject({ status: 422 })
})

test('each warehouse has its own duty', async () => {
  const inMiami = await givenDuties(['warehouseMIA'])
  await create({ warehouse: 'MIA', codes: [newShelfCode()], zone: '' }, inMiami)
  await expect(create({ warehouse: 'UIO', codes: [newShelfCode()], zone: '' }, inMiami)).rejects.toMatchObject(MISSING)
  const { id } = await givenShelf('UIO')
  const body = { zone: '', walkingOrder: 1, isActive: false }
  await expect(signedInAs(inMiami).call(locations.updateLocation, { params: { id }, body })).rejects.toMatchObject(MISSING)
})

test('two who add the same code at once: one does, the other is told', async () => {
  const body: New = { warehouse: 'MIA', codes: [newShelfCode()], zone: '' }
  const attempts = await Promise.allSettled([create(body), create(body)])
  expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})
