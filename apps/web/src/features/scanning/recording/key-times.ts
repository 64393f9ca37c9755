// What a scanner types, key by key, as a station records it: for the recogniser's tests, and to say whether this scanner is read.
import { ENDS_OF_SCAN, keyRecogniser, SHORTEST_SCAN } from '../key-recogniser.ts'

/** Milliseconds, from wherever the scan counts. */
export type KeyTime = { type: 'keydown' | 'keyup'; key: string; code: string; at: number }
export type RecordedScan = { number: string; keys: readonly KeyTime[] }

/** Where the focus is while it is scanned. In the scan field nothing is recognised: all that is in it is the scan. */
type Focus = 'otherField' | 'nothing'
type Heard = { readings: readonly string[]; field: string }

/** What the recogniser makes of a scan's keys. `field` holds what is left in the field that had the focus. */
export function hearKeys(keys: readonly KeyTime[], focus: Focus): Heard {
  const recogniser = keyRecogniser<string>()
  let field = ''
  let readings: string[] = []
  for (const { type, key, code, at } of keys) {
    if (type === 'keyup') recogniser.release(code, at)
    else if (ENDS_OF_SCAN.includes(key)) {
      const found = recogniser.end(at)
      readings = found?.readings.map(({ text }) => text) ?? []
      if (found && focus === 'otherField')
        field = (found.likeliest.scanned[0] ?? '') + found.likeliest.typed.map(({ text }) => text).join('')
    } else {
      recogniser.press(code, key, at, focus === 'nothing' ? null : field)
      if (focus === 'otherField') field += key
    }
  }
  return { readings, field }
}

/** Of so many scans, how many are read whole where nothing has the focus, and in a field where people type. */
type Verdict = { scans: number; inNothing: number; inOtherField: number }

export function verdictOf(scans: readonly RecordedScan[]): Verdict {
  const readIn = (focus: Focus) => scans.filter(({ number, keys }) => hearKeys(keys, focus).readings.includes(number)).length
  return { scans: scans.length, inNothing: readIn('nothing'), inOtherField: readIn('otherField') }
}

/** `usualHold` is null where no key was seen to be let go of. */
type ScannerTimes = { usualPause: number; longestPause: number; usualHold: number | null; ends: readonly string[] }

export function timesOf(scans: readonly RecordedScan[]): ScannerTimes {
  const pauses = scans.flatMap(({ keys }) => {
    const presses = keys.filter(({ type }) => type === 'keydown')
    return presses.slice(1).map(({ at }, index) => at - (presses[index]?.at ?? at))
  })
  const holds = scans.flatMap(({ keys }) => holdsIn(keys))
  const ends = scans.flatMap(({ keys }) => keys.filter(({ type, key }) => type === 'keydown' && ENDS_OF_SCAN.includes(key)))
  return {
    usualPause: middle(pauses),
    longestPause: Math.max(0, ...pauses),
    usualHold: holds.length > 0 ? middle(holds) : null,
    ends: [...new Set(ends.map(({ key }) => key))],
  }
}

function holdsIn(keys: readonly KeyTime[]): number[] {
  return keys.flatMap(({ type, code, at }, index) => {
    if (type === 'keyup') return []
    const release = keys.slice(index + 1).find((later) => later.type === 'keyup' && later.code === code)
    return release ? [release.at - at] : []
  })
}

function middle(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Told to a station: so many keys are of no label. */
export const isTooShort = (number: string): boolean => number.trim().length < SHORTEST_SCAN
