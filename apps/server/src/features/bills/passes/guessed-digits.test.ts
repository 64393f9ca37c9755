// Six digits can be guessed: five misses lock them for an hour.
import { passes } from '@app/contract'
import { expect, test } from 'vitest'
import { paidBundle, passFor } from '../../../testing/given/given-packages.ts'
import { MINUTE, move, standStill } from '../../../testing/moved-clock.ts'
import { given, type Person, signedInAs } from '../../../testing/world.ts'

standStill()

const outcomeOf = (who: Person, body: { code?: string; digits?: string }) =>
  signedInAs(who)
    .call(passes.findBillByPass, { body })
    .then(
      () => 'found',
      ({ code }: { code: string }) => code,
    )

/** A pass, and digits that are not its own. */
async function aPass() {
  const client = await given.client()
  const { code, digits } = await passFor(client, (await paidBundle(client)).id)
  const wrong = String((Number(digits) + 1) % 1_000_000).padStart(6, '0')
  return { code, digits, wrong }
}

test('five misses lock digits for an hour, whichever minute they came in; codes and others at the counter go on', async () => {
  const [one, other] = [await given.administrator(), await given.administrator()]
  const { code, digits, wrong } = await aPass()
  // Shortly before the window ends in which misses are counted.
  move(60 * MINUTE - (Date.now() % (60 * MINUTE)) - 2 * MINUTE)
  for (let misses = 0; misses < 5; misses += 1) expect(await outcomeOf(one, { digits: wrong })).toBe('passNotFound')

  const refused = signedInAs(one).call(passes.findBillByPass, { body: { digits } })
  await expect(refused).rejects.toMatchObject({ status: 429, code: 'tooManyRequests', details: { retryAfterInSeconds: 3_600 } })
  expect(await outcomeOf(one, { code })).toBe('found')
  expect(await outcomeOf(other, { digits })).toBe('found')
  move(59 * MINUTE)
  expect(await outcomeOf(one, { digits })).toBe('tooManyRequests')
  move(MINUTE)
  expect(await outcomeOf(one, { digits })).toBe('found')
})

test('what is found is no miss', async () => {
  const who = await given.administrator()
  const { digits, wrong } = await aPass()
  for (let misses = 0; misses < 4; misses += 1) await outcomeOf(who, { digits: wrong })

  for (let times = 0; times < 6; times += 1) expect(await outcomeOf(who, { digits })).toBe('found')
  expect(await outcomeOf(who, { digits: wrong })).toBe('passNotFound')
  expect(await outcomeOf(who, { digits })).toBe('tooManyRequests')
})

test('twenty guesses at once are five', async () => {
  const who = await given.administrator()
  const { wrong } = await aPass()

  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(who, { digits: wrong })))

  expect(outcomes.filter((outcome) => outcome === 'passNotFound')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'tooManyRequests')).toHaveLength(15)
})
