import { charges } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { eventsOf } from '../../testing/events.repository.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const administrator = signedInAs('administrator')
const NOBODY = '01890000-0000-7000-8000-000000000000'

let names = 0
function newName(): string {
  names += 1
  return `Reempaque ${names}`
}
const add = (changes = {}) => administrator.call(charges.addCharge, { body: { name: newName(), amountInCents: 350, ...changes } })
const offered = async () => (await administrator.call(charges.listCharges)).map(({ name }) => name)

describe('the catalogue of charges', () => {
  test('keeps what an administrator adds: at the general rate unless it says otherwise', async () => {
    const name = newName()

    const added = await administrator.call(charges.addCharge, {
      body: { name, description: 'Caja nueva y relleno', amountInCents: 350 },
    })

    expect(added).toMatchObject({
      name,
      description: 'Caja nueva y relleno',
      amountInCents: 350,
      treatment: 'general',
      version: 1,
    })
    expect(added.code).toMatch(/^CAR-\d{3,}$/)
    expect(await administrator.call(charges.listCharges)).toContainEqual(added)
    expect(await eventsOf(added.id)).toEqual([expect.objectContaining({ action: 'create', actorRole: 'administrator' })])
  })

  test('is offered by name, also to associates', async () => {
    await add({ name: 'zeta' })
    await add({ name: 'Alfa' })

    const seen = (await signedInAs('associate').call(charges.listCharges)).map(({ name }) => name)

    expect(seen.indexOf('Alfa')).toBeLessThan(seen.indexOf('zeta'))
  })

  test('changes whole, with what it was on record', async () => {
    const { id, name } = await add({ amountInCents: 350 })

    const updated = await administrator.call(charges.updateCharge, {
      params: { id },
      body: { name, description: 'Multa', amountInCents: 1_000, treatment: 'zero' },
    })

    expect(updated).toMatchObject({ id, description: 'Multa', amountInCents: 1_000, treatment: 'zero', version: 2 })
    const [, change] = await eventsOf(id)
    expect(change).toMatchObject({
      action: 'update',
      changes: { from: { amountInCents: 350, treatment: 'general' }, to: { amountInCents: 1_000, treatment: 'zero' } },
    })
  })

  test('loses what is removed, whose name is free again', async () => {
    const { id, name } = await add()

    await administrator.call(charges.removeCharge, { params: { id } })

    expect(await offered()).not.toContain(name)
    expect((await eventsOf(id)).map(({ action }) => action)).toEqual(['create', 'remove'])
    expect(await add({ name })).toMatchObject({ name })
  })
})

describe('a name is one charge', () => {
  test('however it is capitalised', async () => {
    const { name } = await add()

    await expect(add({ name: name.toUpperCase() })).rejects.toMatchObject({
      status: 409,
      code: 'chargeNameTaken',
      details: { fields: [{ path: 'name', code: 'chargeNameTaken' }] },
    })
  })

  test('also when one is changed to it', async () => {
    const { name } = await add()
    const { id } = await add()

    const attempt = administrator.call(charges.updateCharge, { params: { id }, body: { name, amountInCents: 1 } })

    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'chargeNameTaken' })
  })

  test('also when ten choose it at once', async () => {
    const name = newName()

    const results = await Promise.allSettled(Array.from({ length: 10 }, () => add({ name })))

    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('the catalogue refuses', () => {
  test.each([
    ['name', { name: ' ' }, 'required'],
    ['name', { name: 'x'.repeat(81) }, 'tooLong'],
    ['amountInCents', { amountInCents: -1 }, 'tooSmall'],
    ['amountInCents', { amountInCents: 1_000_001 }, 'tooLarge'],
    ['amountInCents', { amountInCents: undefined }, 'required'],
    ['treatment', { treatment: 'no' }, 'notValid'],
    ['version', { version: 9 }, 'unknownField'],
  ])('a wrong %s', async (path, changes, code) => {
    await expect(add(changes)).rejects.toMatchObject({
      status: 422,
      details: { fields: [expect.objectContaining({ path, code })] },
    })
  })

  test('what it does not offer', async () => {
    const { id } = await add()
    await administrator.call(charges.removeCharge, { params: { id } })
    const body = { name: newName(), amountInCents: 1 }

    for (const unknown of [id, NOBODY]) {
      const refusal = { status: 404, code: 'chargeNotFound' }
      await expect(administrator.call(charges.updateCharge, { params: { id: unknown }, body })).rejects.toMatchObject(refusal)
      await expect(administrator.call(charges.removeCharge, { params: { id: unknown } })).rejects.toMatchObject(refusal)
    }
  })

  test('whoever is not signed in', async () => {
    await expect(anonymous.call(charges.listCharges)).rejects.toMatchObject({ status: 401, code: 'notSignedIn' })
  })

  test('clients, and changes by associates', async () => {
    const refusal = { status: 403, code: 'roleNotAllowed' }
    const { id, name } = await add()
    const body = { name, amountInCents: 1 }
    const [client, associate] = [signedInAs(await given.client()), signedInAs('associate')]

    await expect(client.call(charges.listCharges)).rejects.toMatchObject(refusal)
    for (const somebody of [client, associate]) {
      await expect(somebody.call(charges.addCharge, { body })).rejects.toMatchObject(refusal)
      await expect(somebody.call(charges.updateCharge, { params: { id }, body })).rejects.toMatchObject(refusal)
      await expect(somebody.call(charges.removeCharge, { params: { id } })).rejects.toMatchObject(refusal)
    }
    expect(await offered()).toContain(name)
  })
})
