import { expect, test } from 'vitest'
import { keyPace, SCAN_PAUSE_IN_MILLISECONDS } from '../../ui/keys/key-pace.ts'
import { scansOfAllProfiles } from './testing/scan-profiles.ts'

type Stroke = { key: string; at: number }

/** The keys that would do something: a hand's, with the pause after them that acts wait for. */
function heeded(strokes: readonly Stroke[]): string[] {
  const pace = keyPace()
  return strokes
    .filter(({ key, at }, index) => {
      const next = strokes[index + 1]?.at ?? Number.POSITIVE_INFINITY
      return pace(key, at, null) === 'hand' && next - at > SCAN_PAUSE_IN_MILLISECONDS
    })
    .map(({ key }) => key)
}

test('a hand is heeded key by key, also where it strikes one key fast', () => {
  expect(
    heeded([
      { key: 'j', at: 0 },
      { key: 'x', at: 180 },
      { key: 'a', at: 400 },
    ]),
  ).toEqual(['j', 'x', 'a'])
  const pace = keyPace()
  expect([0, 60, 120, 180].map((at) => pace('j', at, null))).toEqual(['hand', 'hand', 'hand', 'hand'])
})

test('a key on what the focus was moved to is a hand’s, however fast', () => {
  const pace = keyPace()
  const [box, create] = [new EventTarget(), new EventTarget()]

  expect([pace(' ', 0, box), pace('Enter', 90, create), pace('a', 150, create)]).toEqual(['hand', 'hand', 'scan'])
})

test('of 3,000 scans at every rhythm of a scanner no key is taken for a hand’s', () => {
  const scans = scansOfAllProfiles(3_000).filter(({ focus }) => focus === 'nothing')
  const taken = scans.filter(({ keys }) => {
    const strokes = keys.filter(({ type, key }) => type === 'keydown' && key !== 'Tab')
    return heeded(strokes).some((key) => key !== 'Enter')
  })
  expect(taken.map(({ name, number }) => `${name}: ${number}`)).toEqual([])
})
