import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { isBreached } from './breached-passwords.ts'

test.each(['qwertyuiop', 'QwertyUiop', '4815162342', 'usuckballz1', 'huckleberry', 'cfvfzcxfcnkbdfz'])(
  'a password of the list is known, in large letters too: %s',
  async (password) => {
    expect(await isBreached(password)).toBe(true)
  },
)

test.each(['huckleberrz', 'puerta azul junto al faro 31', 'пароль-из-леса', ''])(
  'what is not in the list is not known: %s',
  async (password) => {
    expect(await isBreached(password)).toBe(false)
  },
)

test('of ten thousand passwords made by chance none is taken for one of the list', async () => {
  const taken: string[] = []
  for (let made = 0; made < 10_000; made += 1) {
    const password = randomBytes(9).toString('base64')
    if (await isBreached(password)) taken.push(password)
  }
  expect(taken).toEqual([])
})
