import { users } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { usersTable } from './users.table.ts'

const administrator = signedInAs('administrator')
const namesOf = (people: { firstName: string }[]) => people.map(({ firstName }) => firstName)

describe('the list of users', () => {
  test('shows everybody with type, associate and open orders', async () => {
    const associate = await given.associate({ firstName: 'Gabriela', lastName: 'Mora' })
    const client = await given.client({ firstName: 'Dolores', lastName: 'Quishpe', associate, hasDiscount: true })

    const { data } = await administrator.call(users.listUsers, { query: { q: 'quishpe' } })

    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: client.id,
      code: client.casilleroCode,
      casilleroCode: client.casilleroCode,
      email: client.email,
      identification: client.identification,
      userType: 0,
      status: 'active',
      hasDiscount: true,
      associate: { id: associate.id, code: 'Gabriela Mora', name: 'Gabriela Mora' },
      openOrders: 0,
    })
  })

  test('says the role of each by its flags', async () => {
    const people = [await given.administrator(), await given.associate(), await given.client()]
    const roles = []
    for (const { email } of people)
      roles.push((await administrator.call(users.listUsers, { query: { q: email } })).data.map(({ role }) => role))
    expect(roles).toEqual([
      [{ isAdmin: true, isAssociate: false }],
      [{ isAdmin: false, isAssociate: true }],
      [{ isAdmin: false, isAssociate: false }],
    ])
  })

  test('is narrowed by one type or several', async () => {
    const { db } = await currentServer()
    await given.associate()
    await given.client()
    await db
      .insert(usersTable)
      .values({ firstName: 'Servientrega', lastName: 'Norte', email: 'courier@puente.test', isCourier: true })
    const typesWith = async (type: number[]) => {
      const { data } = await administrator.call(users.listUsers, { query: { type } })
      return [...new Set(data.map(({ userType }) => userType))].sort()
    }

    expect(await typesWith([0])).toEqual([0])
    expect(await typesWith([1])).toEqual([1])
    expect(await typesWith([2, 3])).toEqual([2, 3])
    const one = await administrator.fetch('/api/user?type=0&page=1&limit=100')
    expect(one.status).toBe(200)
  })

  test('is narrowed by status, together with what else is asked', async () => {
    const open = await given.client({ firstName: 'Leonor', lastName: 'Vigente' })
    const closed = await given.client({ firstName: 'Leonor', lastName: 'Cerrada' })
    await administrator.call(users.updateUser, { params: { id: closed.id }, body: { status: 'inactive' } })
    const idsWith = async (status: ('active' | 'inactive')[]) => {
      const { data } = await administrator.call(users.listUsers, { query: { q: 'leonor', type: [0], status } })
      return data.map(({ id }) => id).sort()
    }

    expect(await idsWith(['active'])).toEqual([open.id])
    expect(await idsWith(['inactive'])).toEqual([closed.id])
    expect(await idsWith(['active', 'inactive'])).toEqual([open.id, closed.id].sort())
    expect((await administrator.fetch('/api/user?status=gone')).status).toBe(422)
  })

  test('finds people by name, address, casillero and identification, whatever the accents', async () => {
    const client = await given.client({ firstName: 'Nuñez', lastName: 'Íñiguez', email: 'hallazgo@puente.test' })

    for (const q of ['nunez', 'ÍÑIGUEZ', 'hallazgo@', client.casilleroCode ?? '', client.identification, 'nuñez iñig']) {
      const { data } = await administrator.call(users.listUsers, { query: { q } })
      expect([q, namesOf(data)]).toEqual([q, ['Nuñez']])
    }
  })

  test('takes % and _ for what they are', async () => {
    expect((await administrator.call(users.listUsers, { query: { q: '%%%' } })).data).toEqual([])
    expect((await administrator.call(users.listUsers, { query: { q: '___' } })).data).toEqual([])
  })

  test('is ordered and paged', async () => {
    const associate = await given.associate()
    for (const firstName of ['Carla', 'Alba', 'Berta']) await given.client({ firstName, associate })
    const page = (number: number) =>
      administrator.call(users.listClientsOfAssociate, {
        params: { id: associate.id },
        query: { page: number, limit: 2, orderBy: 'firstName', mode: 'asc' },
      })

    const [first, second] = [await page(1), await page(2)]

    expect(namesOf(first.data)).toEqual(['Alba', 'Berta'])
    expect(namesOf(second.data)).toEqual(['Carla'])
    expect(first.meta).toEqual({ page: 1, limit: 2, total: 3, totalPages: 2, nextCursor: expect.any(String) })
    expect(second.meta).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2, nextCursor: null })
  })

  test('has names as a dictionary has them: accents and capitals change no place', async () => {
    const associate = await given.associate()
    for (const firstName of ['Zoila', 'Édison', 'ana', 'Esteban', 'Óscar']) await given.client({ firstName, associate })

    const list = (orderBy: 'name' | 'firstName') =>
      administrator.call(users.listClientsOfAssociate, {
        params: { id: associate.id },
        query: { orderBy, mode: 'asc', limit: 2 },
      })

    for (const orderBy of ['name', 'firstName'] as const) {
      const first = await list(orderBy)
      const cursor = first.meta.nextCursor ?? ''
      const rest = await administrator.call(users.listClientsOfAssociate, {
        params: { id: associate.id },
        query: { orderBy, mode: 'asc', cursor },
      })
      expect(namesOf([...first.data, ...rest.data])).toEqual(['ana', 'Édison', 'Esteban', 'Óscar', 'Zoila'])
    }
  })

  test('has newest first unless asked otherwise', async () => {
    const associate = await given.associate()
    for (const firstName of ['Uno', 'Dos']) await given.client({ firstName, associate })
    const list = (query: object) => administrator.call(users.listClientsOfAssociate, { params: { id: associate.id }, query })

    expect(namesOf((await list({})).data)).toEqual(['Dos', 'Uno'])
    expect(namesOf((await list({ orderBy: 'name', mode: 'asc' })).data)).toEqual(['Dos', 'Uno'])
    expect(namesOf((await list({ orderBy: 'name', mode: 'desc' })).data)).toEqual(['Uno', 'Dos'])
  })
})
