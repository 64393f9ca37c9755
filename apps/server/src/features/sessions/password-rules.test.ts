import { session } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { newPerson } from '../../testing/people.ts'
import { anonymous, given, signedInAs } from '../../testing/world.ts'

const PHRASE = 'el tren de la sierra pasa a las seis y media por la laguna, dos veces al año; nadie baja. '

async function signUpWith(password: string) {
  const { network, ...person } = newPerson({ password })
  const headers = { 'x-forwarded-for': network }
  await anonymous.call(session.signUp, { body: person, headers })
  const signIn = (given: string) => anonymous.call(session.signIn, { body: { email: person.email, password: given }, headers })
  return { signIn }
}
const WRONG = { code: 'wrongCredentials' }

describe('a password', () => {
  test('of nine characters is too short, however odd', async () => {
    await expect(signUpWith('xQ7#vK2!p')).rejects.toMatchObject({ status: 422 })
  })

  test.each([
    ['small letters alone', 'zorrillo mantel girasol'],
    ['digits alone', '839201746558301927'],
    ['other scripts and pictures', 'пароль-из-леса-🦉🌧️'],
    ['spaces around', '  puerta azul junto al faro 31  '],
    ['two hundred characters', PHRASE.repeat(3).slice(0, 200)],
  ])('may be of %s', async (_what, password) => {
    const { signIn } = await signUpWith(password)

    await expect(signIn(password)).resolves.toHaveProperty('accessToken')
  })

  test('is taken whole and as it is: not shortened, not trimmed, not in another case', async () => {
    const long = PHRASE.slice(0, 90)
    const { signIn } = await signUpWith(` ${long}x`)

    await expect(signIn(` ${long}y`)).rejects.toMatchObject(WRONG)
    await expect(signIn(` ${long}`)).rejects.toMatchObject(WRONG)
    await expect(signIn(`${long}x`)).rejects.toMatchObject(WRONG)
    await expect(signIn(` ${long}x`.toUpperCase())).rejects.toMatchObject(WRONG)
    await expect(signIn(` ${long}x`)).resolves.toHaveProperty('accessToken')
  })

  test.each(['puente casillero', 'casillero miami', 'PuenteEcuador1', 'quitomiamiquito', 'bodega-miami-1'])(
    'made of the words of the house is refused: %s',
    async (password) => {
      await expect(signUpWith(password)).rejects.toMatchObject({ code: 'weakPassword' })
    },
  )

  test.each(['1234567890', 'password123', 'qwertyuiop', 'contraseña123', 'iloveyou123'])(
    'that everybody knows is refused: %s',
    async (password) => {
      await expect(signUpWith(password)).rejects.toMatchObject({ code: 'weakPassword' })
    },
  )

  test.each(['huckleberry', 'Huckleberry', 'cfvfzcxfcnkbdfz', 'tequieromuch', 'keepitreal', 'ibpjahtybz'])(
    'that was published in a breach is refused, however hard to guess it looks: %s',
    async (password) => {
      await expect(signUpWith(password)).rejects.toMatchObject({
        status: 422,
        code: 'breachedPassword',
        details: {
          fields: [
            {
              path: 'password',
              code: 'breachedPassword',
              message: 'This password was published in a breach of another site: choose another.',
            },
          ],
        },
      })
    },
  )

  test('is told by no call', async () => {
    const client = await given.client()
    const me = await signedInAs(client).call(session.getMe)

    expect(Object.keys(me).filter((field) => /password|hash/i.test(field))).toEqual([])
  })
})
