import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { standStill } from '../../testing/moved-clock.ts'
import { anonymous, given, signedInAs, signIn } from '../../testing/world.ts'

const NEW = 'puerta azul junto al faro 31'

describe('changing one’s password', () => {
  test('closes every other session and keeps this one', async () => {
    const client = await given.client()
    const [here, there] = [await signIn(client), await signIn(client)]
    const opened = (await anonymous.call(session.listSessions, { headers: here })).find(({ isCurrent }) => isCurrent)

    const body = { currentPassword: client.password, newPassword: NEW }
    const { accessToken } = await anonymous.call(session.changePassword, { headers: here, body })

    const headers = { authorization: `Bearer ${accessToken}` }
    await expect(anonymous.call(session.getMe, { headers })).resolves.toMatchObject({ id: client.id })
    expect(await anonymous.call(session.listSessions, { headers })).toMatchObject([
      { createdAt: opened?.createdAt, isCurrent: true },
    ])
    await expect(anonymous.call(session.getMe, { headers: there })).rejects.toMatchObject({ status: 401 })
    await expect(signIn(client)).rejects.toMatchObject({ code: 'wrongCredentials' })
    await expect(signIn({ ...client, password: NEW })).resolves.toHaveProperty('authorization')
  })

  test('puts whoever copied the token of this session out, and what it sealed stays readable', async () => {
    const client = await given.client()
    const copied = await signIn(client)
    const sealing = await anonymous.call(session.getStorageKeys, { headers: copied })

    const body = { currentPassword: client.password, newPassword: NEW }
    const { accessToken } = await anonymous.call(session.changePassword, { headers: copied, body })

    await expect(anonymous.call(session.getMe, { headers: copied })).rejects.toMatchObject({ status: 401 })
    const headers = { authorization: `Bearer ${accessToken}` }
    expect(await anonymous.call(session.getStorageKeys, { headers })).toEqual(sealing)
  })

  test('asks for the current one', async () => {
    const client = await given.client()
    const body = { currentPassword: 'something else', newPassword: NEW }

    await expect(signedInAs(client).call(session.changePassword, { body })).rejects.toMatchObject({
      status: 422,
      code: 'invalidOldPassword',
      sentence: 'Invalid old password',
      details: { fields: [{ path: 'currentPassword', code: 'invalidOldPassword' }] },
    })
  })

  test('refuses one that is easy to guess', async () => {
    const client = await given.client({ lastName: 'Villavicencio' })
    const body = { currentPassword: client.password, newPassword: 'villavicencio7x' }

    await expect(signedInAs(client).call(session.changePassword, { body })).rejects.toMatchObject({
      code: 'weakPassword',
      details: { fields: [{ path: 'newPassword' }] },
    })
  })

  test('refuses one that was published in a breach, and keeps the old one', async () => {
    const client = await given.client()
    const body = { currentPassword: client.password, newPassword: 'cfvfzcxfcnkbdfz' }

    await expect(signedInAs(client).call(session.changePassword, { body })).rejects.toMatchObject({
      code: 'breachedPassword',
      details: { fields: [{ path: 'newPassword' }] },
    })
    await expect(signIn(client)).resolves.toHaveProperty('authorization')
  })
})

// The clock stands still: no window in which tries are counted ends between two of them.
describe('guessing the current password', () => {
  standStill()

  test('is ended, also with an open session', async () => {
    const client = await given.client()
    const guess = () => signedInAs(client).call(session.changePassword, { body: { currentPassword: 'guess', newPassword: NEW } })
    for (let attempt = 1; attempt <= 10; attempt += 1) await expect(guess()).rejects.toMatchObject({ code: 'invalidOldPassword' })

    await expect(guess()).rejects.toMatchObject({ status: 429, code: 'tooManyRequests' })
  })
})
