// Tells a scanner from a person by how keys come: a scanner types evenly and without resting, and ends with Enter or Tab. It needs no
// browser, so that thousands of scans can be tried against it.

/** One key that prints something. `marks` are whatever the caller wants back: what its field held before. */
type Stroke<Mark> = { id: string; text: string; at: number; releasedAt: number | null; marks: readonly Mark[] }

export type Recognised<Mark> = {
  text: string
  scanned: readonly Mark[]
  /** What a person typed while the scanner did: it stays where they typed it. */
  typed: readonly { text: string; marks: readonly Mark[] }[]
}

/** A radio scanner may stall this long in the middle; a longer pause ends what was coming. */
const LONGEST_PAUSE = 120
/** Half of all pauses are shorter than this, even of slow radio scanners; nobody types six keys so. */
const TYPICAL_PAUSE = 40
/** Fingers rest on a key longer, scanners let go of it sooner. */
const FINGER_RESTS = 35
/** Whoever typed this short a time ago may still be typing. */
const STILL_TYPING = 400
const SHORTEST_SCAN = 6
const LONGEST_SCAN = 300
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
  const press = (id: string, text: string, at: number, mark: Mark): void => {
    if (pauseUntil(at) > LONGEST_PAUSE) forget()
    strokes = [...strokes.slice(1 - LONGEST_SCAN), { id, text, at, releasedAt: null, marks: [mark] }]
  }

  /** The last key moved the focus before it was printed: it goes to another field than the one it was pressed in. */
  const markAgain = (mark: Mark): void => {
    const last = strokes.at(-1)
    if (last) last.marks = [...last.marks, mark]
  }

  const release = (id: string, at: number): void => {
    const held = strokes.find((stroke) => stroke.id === id && stroke.releasedAt === null)
    if (held) held.releasedAt = at
  }

  /** Enter or Tab: what came before was a scan, or null. */
  const end = (at: number): Recognised<Mark> | null => {
    const isSoon = pauseUntil(at) <= LONGEST_PAUSE
    const wasTyping = (strokes[0]?.at ?? at) - lastBefore <= STILL_TYPING
    const found = isSoon ? scanAmong(strokes, wasTyping) : null
    forget()
    return found
  }

  /** A scanner seems to be at it: what follows is not for buttons and shortcuts. */
  const isUnderWay = (): boolean => {
    const last = strokes.slice(-3)
    return last.length === 3 && pausesOf(last).every((pause) => pause <= TYPICAL_PAUSE)
  }

  const isEmpty = (): boolean => strokes.length === 0

  return { press, markAgain, release, end, forget, isUnderWay, isEmpty }
}

function scanAmong<Mark>(strokes: readonly Stroke<Mark>[], wasTyping: boolean): Recognised<Mark> | null {
  const even = withoutFingers(strokes)
  const resting = even.findIndex((stroke, position) => !isResting(stroke, even[position + 1]))
  // One slow key by itself is a stumble of the radio, unless somebody was typing.
  const isStumble = resting === 1 && !wasTyping && even.length === strokes.length
  const scanned = resting > 0 && !isStumble ? even.slice(resting) : even
  const text = scanned.map((stroke) => stroke.text).join('')
  if (text.trim().length < SHORTEST_SCAN || A_WEIGHT.test(text) || median(pausesOf(scanned)) > TYPICAL_PAUSE) return null
  const [first] = scanned
  const typed = strokes.filter((stroke) => !scanned.includes(stroke) && first && stroke.at >= first.at)
  return { text: text.trim(), scanned: scanned.flatMap(({ marks }) => marks), typed }
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
