// Scans as scanners send them, made the same in every run: for the recogniser alone, and for the browser with the same times.
type KeyEvent = { type: 'keydown' | 'keyup'; key: string; code: string; at: number }
type Focus = 'scanField' | 'otherField' | 'nothing'
export type GeneratedScan = { name: string; number: string; typedBefore: string; focus: Focus; keys: readonly KeyEvent[] }

/** Milliseconds from key to key. */
const PAUSES = [1, 8, 15, 32, 60] as const
const HABITS = ['even', 'first keys held', 'stalls', 'never let go', 'Tab'] as const
const FOCUSES = ['scanField', 'otherField', 'nothing'] as const
const IN: Record<Focus, string> = { scanField: 'in the scan field', otherField: 'in another field', nothing: 'in no field' }
const SIGNS = 'ABCDEFGHJKLMNPRSTUVWXYZ0123456789'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

type Habit = (typeof HABITS)[number]
type Random = () => number

export function scansOfAllProfiles(count: number): GeneratedScan[] {
  const random = numbersLikeRandom(26)
  return Array.from({ length: count }, (_, index) => {
    const focus = FOCUSES[index % FOCUSES.length] ?? 'scanField'
    const habit = HABITS[Math.floor(index / FOCUSES.length) % HABITS.length] ?? 'even'
    const pause = PAUSES[Math.floor(index / FOCUSES.length / HABITS.length) % PAUSES.length] ?? 1
    return oneScan({ focus, habit, pause }, random)
  })
}

function oneScan({ focus, habit, pause }: { focus: Focus; habit: Habit; pause: number }, random: Random): GeneratedScan {
  const between = (least: number, most: number) => least + random() * (most - least)
  const some = (signs: string, length: number) =>
    Array.from({ length: Math.floor(length) }, () => signs[Math.floor(random() * signs.length)]).join('')
  const number = some(SIGNS, between(10, 34))
  const typedBefore = focus === 'otherField' && random() < 0.5 ? some(LETTERS, between(1, 12)) : ''
  const keys: KeyEvent[] = []
  let at = 1_000
  for (const letter of typedBefore) {
    at += between(150, 260)
    const code = `finger ${letter}`
    keys.push({ type: 'keydown', key: letter, code, at }, { type: 'keyup', key: letter, code, at: at + between(50, 120) })
  }
  at += between(200, 900)
  const heldKeys = habit === 'first keys held' ? Math.ceil(between(0, 3)) : 0
  for (const [position, key] of [...number, habit === 'Tab' ? 'Tab' : 'Enter'].entries()) {
    const code = `scanner ${position}`
    const isHeld = position < heldKeys
    // Either the scanner waits until the key is let go, or it goes on meanwhile.
    const held = isHeld ? between(35, 90) : Math.min(3, pause * 0.6)
    keys.push({ type: 'keydown', key, code, at })
    if (habit !== 'never let go') keys.push({ type: 'keyup', key, code, at: at + held })
    const isStalled = habit === 'stalls' && position > 0 && random() < 0.08
    const waits = isHeld && random() < 0.5 ? held : 0
    at += isStalled ? between(40, 115) : Math.min(118, pause * between(0.8, 1.2) + waits)
  }
  const name = `${pause} ms, ${habit}, ${IN[focus]}`
  return { name, number, typedBefore, focus, keys: keys.toSorted((one, other) => one.at - other.at) }
}

/** Numbers that look random and are the same in every run. */
export function numbersLikeRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
