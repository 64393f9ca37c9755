import { guessCarrier } from '@app/domain'
import { expect, test } from 'vitest'
import { seededRandom } from '../calendar/random.ts'
import { makeTracking } from './trackings.ts'

test.each(['UPS', 'FedEx', 'USPS', 'Amazon'] as const)('numbers of %s are recognised as its own', (carrier) => {
  const random = seededRandom(11)

  const guesses = new Set(Array.from({ length: 500 }, () => guessCarrier(makeTracking(random, carrier))))

  expect([...guesses]).toEqual([carrier])
})

/** UPS publishes 1Z999AA10123456784: its last digit follows from the others as those made here do. */
test('a UPS number ends with its check digit', () => {
  const number = makeTracking(seededRandom(12), 'UPS')

  expect(checkDigitOf(number.slice(2, -1))).toBe(Number(number.at(-1)))
  expect(checkDigitOf('999AA1012345678')).toBe(4)
})

function checkDigitOf(body: string): number {
  const values = [...body].map((character) => (/\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10))
  const odd = values.filter((_, place) => place % 2 === 0).reduce((one, other) => one + other, 0)
  const even = values.filter((_, place) => place % 2 === 1).reduce((one, other) => one + other, 0)
  return (1_000 - odd - 2 * even) % 10
}
