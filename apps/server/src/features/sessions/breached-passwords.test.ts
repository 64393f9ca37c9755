import { createHash } from 'node:crypto'
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

/** The same every time: of a million made by chance two are taken, so that one run in fifty of ten thousand new ones would meet one. */
const passwordOf = (n: number): string => createHash('sha256').update(String(n)).digest('base64').slice(0, 12)

test('of ten thousand passwords that mean nothing none is taken for one of the list', async () => {
  const taken: string[] = []
  for (let n = 0; n < 10_000; n += 1) if (await isBreached(passwordOf(n))) taken.push(passwordOf(n))
  expect(taken).toEqual([])
})
