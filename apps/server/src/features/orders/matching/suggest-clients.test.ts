import { orderMatching } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { anonymous, currentServer, given, signedInAs } from '../../../testing/world.ts'
import * as users from '../../users/users.repository.ts'

const suggest = async (text: string) =>
  (await signedInAs('administrator').call(orderMatching.suggestClients, { query: { text } })).data
const named = (firstName: string, lastName: string) => given.client({ firstName, lastName })

describe('the label of a package suggests', () => {
  test('the client of its casillero code, however it is printed, before anybody of that name', async () => {
    const [namesake, client] = [await named('Zoila', 'Baca'), await named('Zoila', 'Cárdenas')]
    const digits = client.casilleroCode?.slice(4) ?? ''

    for (const printed of [`UIO-${digits}`, `uio ${digits}`, `UIO${digits}`, `UIO #${digits}`]) {
      const [first, second] = await suggest(`ZOILA BACA ${printed} 8400 NW 25TH ST MIAMI FL`)
      expect(first).toEqual({
        client: { id: client.id, code: client.casilleroCode, name: 'Zoila Cárdenas' },
        clues: [
          { kind: 'casilleroCode', text: client.casilleroCode },
          { kind: 'name', text: 'Zoila' },
        ],
      })
      expect(second).toMatchObject({ client: { id: namesake.id }, clues: [{ kind: 'name', text: 'Zoila Baca' }] })
    }
  })

  test('whoever shares the most words, without accents and in any order', async () => {
    const both = await named('Ximena', 'Ñacato Ríos')
    const one = await named('Ximena', 'Quishpe')
    expect(await suggest('RIOS NACATO, XIMENA')).toMatchObject([
      { client: { id: both.id }, clues: [{ kind: 'name', text: 'Ximena Ñacato Ríos' }] },
      { client: { id: one.id }, clues: [{ kind: 'name', text: 'Ximena' }] },
    ])
  })

  test('by identification or email', async () => {
    const client = await named('Wilson', 'Tipán')
    expect(await suggest(`CI ${client.identification}`)).toMatchObject([
      { client: { id: client.id }, clues: [{ kind: 'identification', text: client.identification }] },
    ])
    expect(await suggest(`Attn: ${client.email.toUpperCase()}`)).toMatchObject([
      { client: { id: client.id }, clues: [{ kind: 'email', text: client.email }] },
    ])
  })

  test('five at most', async () => {
    await Promise.all(Array.from({ length: 7 }, () => named('Olmedo', 'Yépez')))
    expect(await suggest('Olmedo Yepez')).toHaveLength(5)
  })

  test('nobody where it says nothing of a client, and no half words', async () => {
    await named('Anabel', 'Villavicencio')
    expect(await suggest('FRAGILE 100% $$$ _ \\ Ana Villa')).toEqual([])
    expect(await suggest('UIO-0000')).toEqual([])
  })

  test('no staff, and nobody who is not active', async () => {
    await given.associate({ firstName: 'Eufemia', lastName: 'Zapata' })
    const { db } = await currentServer()
    const { id } = await named('Eufemia', 'Lasso')
    await users.update(db, await users.get(db, id), { status: 'inactive' })
    expect(await suggest('Eufemia')).toEqual([])
  })
})

test('administrators alone ask, and say something', async () => {
  const query = { text: 'Rosa' }
  await expect(anonymous.call(orderMatching.suggestClients, { query })).rejects.toMatchObject({ status: 401 })
  for (const role of ['client', 'associate'] as const) {
    await expect(signedInAs(role).call(orderMatching.suggestClients, { query })).rejects.toMatchObject({ status: 403 })
  }
  await expect(suggest('  ')).rejects.toMatchObject({ status: 422, details: { fields: [{ path: 'text', code: 'required' }] } })
})
