import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keyRecogniser } from './key-recogniser.ts'
import { numbersLikeRandom } from './testing/scan-profiles.ts'

type Event = { at: number; down: boolean; id: string; text: string }
type Person = { pressed: number; held: number; text: string }

/** Presses evenly: each key is let go before the next. */
function scanner(text: string, startsAt: number, pause: (position: number) => number, held = 3): Event[] {
  let at = startsAt
  return [...text, 'Enter'].flatMap((key, position) => {
    if (position > 0) at += pause(position)
    const id = `s${key}`
    return [
      { at, down: true, id, text: key },
      { at: at + Math.min(held, pause(position + 1) * 0.8), down: false, id, text: key },
    ]
  })
}
const person = (keys: readonly Person[]): Event[] =>
  keys.flatMap(({ pressed, held, text }) => [
    { at: pressed, down: true, id: `p${text}`, text },
    { at: pressed + held, down: false, id: `p${text}`, text },
  ])

type Played = { scans: string[]; readings: string[][]; field: string; entered: number }

/** What a field would hold: every key lands in it, and what was a scan is taken out again. Or there is none, and keys land nowhere. */
function play(events: readonly Event[], isInField = true): Played {
  const recogniser = keyRecogniser<string>()
  const scans: string[] = []
  const readings: string[][] = []
  let field = ''
  let entered = 0
  for (const { at, down, id, text } of events.toSorted((one, other) => one.at - other.at)) {
    if (!down) recogniser.release(id, at)
    else if (text === 'Enter') {
      const found = recogniser.end(at)
      if (!found) entered += 1
      else {
        scans.push(found.likeliest.text)
        readings.push(found.readings.map((one) => one.text))
        field = (found.likeliest.scanned[0] ?? '') + found.likeliest.typed.map((key) => key.text).join('')
      }
    } else {
      recogniser.press(id, text, at, isInField ? field : null)
      if (isInField) field += text
    }
  }
  return { scans, readings, field, entered }
}

const UPS = '1Z999AA10123456784'
const NONE = { scans: [], readings: [] }

test('a key that moves the focus before it is printed leaves nothing in the field it goes to', () => {
  const recogniser = keyRecogniser<string | null>()
  const at = (position: number) => position * 4
  for (const [position, key] of [...UPS].entries()) {
    recogniser.press(`s${key}`, key, at(position), position === 0 ? null : 'what the field holds')
    if (position === 0) recogniser.markAgain('as it was')
    recogniser.release(`s${key}`, at(position) + 2)
  }
  expect(recogniser.end(at(UPS.length))?.likeliest.scanned.slice(0, 2)).toEqual([null, 'as it was'])
})

describe('what is a scan', () => {
  test.each([
    ['a cable scanner', 2],
    ['a radio scanner', 15],
    ['a slow radio scanner', 32],
    ['the slowest, which lets go of each key at once', 60],
  ])('%s', (_name, pause) => {
    expect(play(scanner(UPS, 0, () => pause))).toEqual({ scans: [UPS], readings: [[UPS]], field: '', entered: 0 })
  })

  test('a radio scanner that stalls twice', () => {
    expect(play(scanner(UPS, 0, (position) => (position === 4 || position === 11 ? 100 : 15))).scans).toEqual([UPS])
  })

  test('one that stalls on its first key', () => {
    expect(play(scanner(UPS, 0, (position) => (position === 1 ? 90 : 12), 80)).scans).toEqual([UPS])
  })

  test('one whose keys are let go only after the next was pressed', () => {
    const events = scanner(UPS, 0, () => 8).map((event) => (event.down ? event : { ...event, at: event.at + 10 }))
    expect(play(events).scans).toEqual([UPS])
  })

  test('one whose releases never come', () => {
    expect(play(scanner(UPS, 0, () => 8).filter(({ down }) => down)).scans).toEqual([UPS])
  })
})

describe('a scanner whose first keys seem a finger’s', () => {
  const AMAZON = 'TBA330000063352'
  /** The first keys are let go late; the others come 2 ms apart. */
  const heldAtFirst = (held: readonly number[], startsAt = 0) =>
    scanner(AMAZON, startsAt, (position) => (position > 0 && position <= held.length ? (held[position - 1] ?? 0) + 1 : 2), 1).map(
      (event, index) => {
        const late = held[(index - 1) / 2]
        return event.down || late === undefined ? event : { ...event, at: event.at - 1 + late }
      },
    )

  test.each([
    ['two keys of 45 ms', [45, 45]],
    ['three of 40 ms', [40, 40, 40]],
    ['one of 90 ms', [90]],
  ])('%s: the whole number is among the readings, the longest', (_name, held) => {
    expect(play(heldAtFirst(held)).readings[0]?.[0]).toBe(AMAZON)
  })

  test('right after a weight and Enter nobody is typing any more', () => {
    const weighed = person([...'1,2', 'Enter'].map((text, position) => ({ pressed: position * 150, held: 80, text })))
    expect(play([...weighed, ...heldAtFirst([60], 650)]).scans).toEqual([AMAZON])
  })

  test('where no field has the focus all of it is the scanner’s, at whatever pace', () => {
    expect(play(heldAtFirst([60, 60]), false)).toMatchObject({ scans: [AMAZON], readings: [[AMAZON]] })
    const slow = scanner(AMAZON, 0, () => 100).filter(({ down }) => down)
    expect(play(slow, false).scans).toEqual([AMAZON])
  })

  test('what somebody was typing right before is never more than a few readings', () => {
    const typed = person([...'Caja de zapatos '].map((text, position) => ({ pressed: position * 110, held: 85, text })))
    const { readings, field } = play([...typed, ...scanner(UPS, 16 * 110 + 10, () => 9)])
    expect(readings[0]).toContain(UPS)
    expect(readings[0]?.length).toBeLessThanOrEqual(6)
    expect(field).toBe('Caja de zapatos ')
  })
})

describe('what is none', () => {
  const typed = (text: string, pause: number, held: number) =>
    person([...text, 'Enter'].map((key, position) => ({ pressed: position * pause, held, text: key })))

  test.each([
    ['a quick typist', 70, 60],
    ['the quickest', 55, 80],
  ])('%s, Enter included', (_name, pause, held) => {
    expect(play(typed('zapatos deportivos', pause, held))).toEqual({ ...NONE, field: 'zapatos deportivos', entered: 1 })
  })

  test('fingers that roll over the keys', () => {
    expect(play(typed('asdfgh', 45, 110))).toEqual({ ...NONE, field: 'asdfgh', entered: 1 })
  })

  test('a scale that types the weight', () => {
    expect(play(scanner('12.345', 0, () => 3))).toEqual({ ...NONE, field: '12.345', entered: 1 })
    expect(play(scanner('2,5 kg', 0, () => 3)).scans).toEqual([])
  })

  test('half a scan', () => {
    expect(play(scanner(UPS, 0, () => 5).filter(({ text }) => text !== 'Enter'))).toMatchObject({ scans: [], field: UPS })
  })
})

describe('a person at the same keyboard', () => {
  test('keeps what they typed right before', () => {
    const typed = person([...'Caja'].map((text, position) => ({ pressed: position * 110, held: 85, text })))
    expect(play([...typed, ...scanner(UPS, 3 * 110 + 60, () => 9)])).toMatchObject({ scans: [UPS], field: 'Caja', entered: 0 })
  })

  test('and what they typed in the middle of it', () => {
    const typed = person([{ pressed: 74, held: 90, text: 'x' }])
    expect(play([...scanner(UPS, 0, () => 9), ...typed])).toMatchObject({ scans: [UPS], field: 'x', entered: 0 })
  })
})

test('10,000 scans among typing: at least 99.9 % are read, nothing typed is lost, none is read twice', () => {
  let [read, wrong, lost] = [0, 0, 0]
  const random = numbersLikeRandom(26)
  const between = (least: number, most: number) => least + random() * (most - least)
  const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
  const some = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('')
  for (let scan = 0; scan < 10_000; scan += 1) {
    const isRadio = random() < 0.5
    const usual = isRadio ? between(8, 30) : between(1, 12)
    // A radio scanner repeats what was lost on the way, and what waited comes late but in order.
    const pauses = Array.from({ length: 40 }, () =>
      isRadio && random() < 0.01 ? between(40, 115) : between(usual * 0.6, usual * 1.4),
    )
    const number = some(letters, Math.floor(between(8, 34)))
    const typedBefore = some('abcdefghijklmnopqrstuvwxyz ', Math.floor(between(0, 14)))
    let at = scan * 10_000
    const keys = [...typedBefore].map((text, position) => {
      // A finger lifts before it presses the same key again.
      at += text === typedBefore[position - 1] ? between(150, 260) : between(60, 260)
      return { pressed: at, held: between(45, 140), text }
    })
    // Often there is a pause; sometimes the other hand pulls the trigger in the middle of a word, with a key still down.
    const startsAt = at + (typedBefore.length > 1 && random() < 0.3 ? between(15, 110) : between(200, 2_000))
    const { scans, field } = play([...person(keys), ...scanner(number, startsAt, (position) => pauses[position] ?? usual)])
    if (scans.length === 1 && scans[0] === number) read += 1
    else if (scans.length > 0) wrong += 1
    if (!field.startsWith(typedBefore)) lost += 1
  }
  console.log(`read ${read} of 10000, wrong ${wrong}, typed text lost in ${lost}`)
  expect(read).toBeGreaterThanOrEqual(9_990)
  expect(lost).toBe(0)
})

test('whoever types alone is never taken for a scanner', () => {
  const key = fc.record({
    pause: fc.integer({ min: 45, max: 400 }),
    held: fc.integer({ min: 45, max: 160 }),
    text: fc.constantFrom(...'abc123-'),
  })
  fc.assert(
    fc.property(fc.array(key, { minLength: 1, maxLength: 40 }), (keys) => {
      let at = 0
      const typed = keys.map(({ pause, held, text }) => {
        at += pause
        return { pressed: at, held, text }
      })
      const { scans, field } = play(person([...typed, { pressed: at + 60, held: 60, text: 'Enter' }]))
      expect(scans).toEqual([])
      expect(field).toBe(keys.map(({ text }) => text).join(''))
    }),
    { numRuns: 2_000 },
  )
})
