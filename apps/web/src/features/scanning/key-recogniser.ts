// Tells a scanner from a person by how keys come: a scanner types evenly and without resting, and ends with Enter or Tab. Where it is
// doubtful whose the first keys were, it answers every reading and cuts none. It needs no browser, so that thousands of scans can be tried.

export const ENDS_OF_SCAN = ['Enter', 'Tab']
/** Held or switched while others are pressed; some scanners send control signs of a label so. */
export const IGNORED_KEYS = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Dead)$/

/** One key that prints something. `marks` are whatever the caller wants back: what its field held before; null: it printed nowhere. */
type Stroke<Mark> = { id: string; text: string; at: number; releasedAt: number | null; marks: readonly (Mark | null)[] }

type Reading<Mark> = {
  text: string
  scanned: readonly (Mark | null)[]
  /** What a person typed while the scanner did: it stays where they typed it. */
  typed: readonly { text: string; marks: readonly (Mark | null)[] }[]
}

export type Recognised<Mark> = {
  /** The longest first: one for each key that may have been the scanner's first. */
  readings: readonly Reading<Mark>[]
  /** What fields are put back by: nothing that a person seems to have typed is taken from them. */
  likeliest: Reading<Mark>
}

/** A radio scanner may stall this long in the middle; a longer pause ends what was coming. */
const LONGEST_PAUSE = 120
/** Half of all pauses are shorter than this, even of slow radio scanners; nobody types six keys so. */
const TYPICAL_PAUSE = 40
/** Some scanners send so slowly, and let go of each key at once, as no finger does. */
const SLOW_PAUSE = 75
const LET_GO_AT_ONCE = 25
/** Fingers rest on a key longer, scanners let go of it sooner. */
const FINGER_RESTS = 35
/** Whoever typed this short a time ago may still be typing. */
const STILL_TYPING = 400
export const SHORTEST_SCAN = 6
const LONGEST_SCAN = 300
/** So many readings are asked about at most; what was typed before is longer than any scan's stumble. */
const MOST_READINGS = 6
/** Scales that type like scanners: what they say belongs to the field that has the focus. */
const A_WEIGHT = /^\d{1,3}([.,]\d{1,3})? ?(kg|lb)?$/i

export function keyRecogniser<Mark>() {
  let strokes: Stroke<Mark>[] = []
  let lastBefore = Number.NEGATIVE_INFINITY

  const forget = () => {
    lastBefore = strokes.at(-1)?.at ?? lastBefore
    strokes = []
  }
  const pauseUntil = (at: number) => at - (strokes.at(-1)?.at ?? Number.NEGATIVE_INFINITY)

  /** `id` is the key's place on the keyboard, by which its release is known. */
  const press = (id: string, text: string, at: number, mark: Mark | null): void => {
    if (pauseUntil(at) > LONGEST_PAUSE) forget()
    strokes = [...strokes.slice(1 - LONGEST_SCAN), { id, text, at, releasedAt: null, marks: [mark] }]
  }

  /** The last key moved the focus before it was printed: it goes to another field than the one it was pressed in. One let go of was printed. */
  const markAgain = (mark: Mark | null): void => {
    const last = strokes.at(-1)
    if (last?.releasedAt === null) last.marks = [...last.marks, mark]
  }

  const release = (id: string, at: number): void => {
    const held = strokes.find((stroke) => stroke.id === id && stroke.releasedAt === null)
    if (held) held.releasedAt = at
  }

  /** Nobody is in the middle of a word any more: whoever typed has pressed Enter. */
  const finish = () => {
    strokes = []
    lastBefore = Number.NEGATIVE_INFINITY
  }

  /** Enter or Tab: what came before was a scan, or null. */
  const end = (at: number): Recognised<Mark> | null => {
    const isSoon = pauseUntil(at) <= LONGEST_PAUSE
    const wasTyping = (strokes[0]?.at ?? at) - lastBefore <= STILL_TYPING
    const found = isSoon ? scanAmong(strokes, wasTyping) : null
    finish()
    return found
  }

  /** What came without a longer pause, for a field in which everything is a scan. */
  const upTo = (at: number): readonly Stroke<Mark>[] => (pauseUntil(at) <= LONGEST_PAUSE ? strokes : [])

  /** A scanner seems to be at it: what follows is not for buttons and shortcuts. */
  const isUnderWay = (): boolean => {
    const last = strokes.slice(-3)
    return last.length === 3 && pausesOf(last).every((pause) => pause <= TYPICAL_PAUSE)
  }

  const isEmpty = (): boolean => strokes.length === 0

  return { press, markAgain, release, end, upTo, finish, forget, isUnderWay, isEmpty }
}

function scanAmong<Mark>(strokes: readonly Stroke<Mark>[], wasTyping: boolean): Recognised<Mark> | null {
  const whole = readingFrom(strokes, strokes)
  // Nobody types into nothing, at whatever pace.
  if (strokes.every(isPrintedNowhere)) return isLongEnough(whole) ? { readings: [whole], likeliest: whole } : null
  const even = withoutFingers(strokes)
  const resting = even.findIndex((stroke, position) => !isResting(stroke, even[position + 1]))
  const sure = even[resting]
  const surelyFrom = sure ? strokes.indexOf(sure) : 0
  const isSurely = (stroke: Stroke<Mark>, position: number) => position >= surelyFrom && even.includes(stroke)
  if (!isPaceOfScanner(strokes.filter(isSurely))) return null
  const fromKey = (first: number) =>
    readingFrom(
      strokes,
      strokes.filter((stroke, position) => position >= first && (position < surelyFrom || even.includes(stroke))),
    )
  // One slow key by itself is a stumble of the radio, unless somebody was typing.
  const isStumble = resting === 1 && !wasTyping && even.length === strokes.length
  const likeliest = fromKey(isStumble ? 0 : afterWhatWasTyped(strokes, surelyFrom))
  if (!isLongEnough(likeliest)) return null
  const nearest = Array.from({ length: surelyFrom + 1 }, (_, first) => fromKey(first)).slice(1 - MOST_READINGS)
  const readings = [whole, ...nearest].filter(
    ({ text }, position, all) => all.findIndex((other) => other.text === text) === position,
  )
  return { readings, likeliest }
}

/** Keys before the sure ones that printed nowhere are nobody's but the scanner's. */
function afterWhatWasTyped(strokes: readonly Stroke<unknown>[], surelyFrom: number): number {
  return strokes.slice(0, surelyFrom).findLastIndex((stroke) => !isPrintedNowhere(stroke)) + 1
}

function readingFrom<Mark>(strokes: readonly Stroke<Mark>[], scanned: readonly Stroke<Mark>[]): Reading<Mark> {
  const first = scanned[0]?.at ?? 0
  const typed = strokes.filter((stroke) => !scanned.includes(stroke) && stroke.at >= first)
  const text = scanned.map((stroke) => stroke.text).join('')
  return { text: text.trim(), scanned: scanned.flatMap(({ marks }) => marks), typed }
}

const isLongEnough = ({ text }: Reading<unknown>): boolean => text.length >= SHORTEST_SCAN && !A_WEIGHT.test(text)

export const isPrintedNowhere = ({ marks }: Stroke<unknown>): boolean => marks.every((mark) => mark === null)

function isPaceOfScanner(strokes: readonly Stroke<unknown>[]): boolean {
  const pause = median(pausesOf(strokes))
  return pause <= TYPICAL_PAUSE || (pause <= SLOW_PAUSE && median(strokes.map(heldOf)) < LET_GO_AT_ONCE)
}

/** A scanner lets go of one key before it presses the next; a finger is still on its own while the scanner goes on. */
function withoutFingers<Mark>(strokes: readonly Stroke<Mark>[]): readonly Stroke<Mark>[] {
  if (strokes.every(({ releasedAt }) => releasedAt === null)) return strokes
  const usual = median(strokes.map((stroke) => overlapped(stroke, strokes)))
  const isEven = (stroke: Stroke<Mark>, others: readonly Stroke<Mark>[], most: number) =>
    heldOf(stroke) < FINGER_RESTS || overlapped(stroke, others) <= most
  // The surest first: a key of the scanner's under which a finger came down seems to overlap it too.
  const fewer = strokes.filter((stroke) => isEven(stroke, strokes, usual + 1))
  return fewer.filter((stroke) => isEven(stroke, fewer, usual))
}

const heldOf = ({ at, releasedAt }: Stroke<unknown>): number => (releasedAt ?? Number.POSITIVE_INFINITY) - at

/** How many others were pressed before this one was let go. */
const overlapped = (stroke: Stroke<unknown>, strokes: readonly Stroke<unknown>[]): number =>
  strokes.filter((other) => other.at > stroke.at && other.at < stroke.at + heldOf(stroke)).length

const isResting = (stroke: Stroke<unknown>, next: Stroke<unknown> | undefined): boolean =>
  stroke.releasedAt === null ? (next?.at ?? stroke.at) - stroke.at > TYPICAL_PAUSE : heldOf(stroke) >= FINGER_RESTS

const pausesOf = (strokes: readonly { at: number }[]): number[] =>
  strokes.slice(1).map(({ at }, position) => at - (strokes[position]?.at ?? at))

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
