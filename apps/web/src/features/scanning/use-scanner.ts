import { use, useEffect, useRef } from 'react'
import { holdLetterKeys } from '../../ui/keys/letter-keys.ts'
import { isScannerHeld } from './held-scanner.ts'
import { ENDS_OF_SCAN, IGNORED_KEYS, isPrintedNowhere, keyRecogniser } from './key-recogniser.ts'
import { repeatedScans } from './repeated-scans.ts'
import { StationCards } from './station-cards.ts'
import { emptyField, type FieldMark, isScanField, markFocusedField, putBack } from './typed-field.ts'

/** What a scanner may have read, the longest first: more than one where a person may have typed its first keys. */
export type Readings = readonly [string, ...string[]]

/** Hears a scanner from anywhere on the page. What it typed into a field on the way is taken out of it again. */
export function useScanner(onScan: (readings: Readings) => void): void {
  const isCard = use(StationCards)
  const latest = useRef(onScan)
  latest.current = (readings) => {
    if (!isCard(readings[0])) onScan(readings)
  }
  useEffect(() => {
    const hears = scannerEars((readings) => latest.current(readings))
    const letGo = holdLetterKeys()
    addEventListener('keydown', hears.press, { capture: true })
    addEventListener('focusin', hears.moveFocus, { capture: true })
    addEventListener('keyup', hears.release, { capture: true })
    return () => {
      letGo()
      removeEventListener('keydown', hears.press, { capture: true })
      removeEventListener('focusin', hears.moveFocus, { capture: true })
      removeEventListener('keyup', hears.release, { capture: true })
    }
  }, [])
}

function scannerEars(onScan: (readings: Readings) => void) {
  const recogniser = keyRecogniser<NonNullable<FieldMark>>()
  const repeated = repeatedScans()
  const leaveAlone = (event: KeyboardEvent) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const hear = ([first, ...others]: readonly string[], at: number) => {
    if (first && !repeated.isRepeated(first, at)) onScan([first, ...others])
  }
  /** Everything since it was last empty, whatever the rhythm, with what came before the focus did. */
  const endInScanField = (event: KeyboardEvent, field: HTMLInputElement) => {
    const strokes = recogniser.upTo(event.timeStamp)
    const inField = strokes.findIndex(({ marks }) => marks.at(-1)?.field === field)
    const before = inField === -1 ? strokes.filter(isPrintedNowhere) : strokes.slice(0, inField)
    recogniser.finish()
    const head = before.map(({ text }) => text).join('')
    const inIt = field.value.trim()
    const text = (head + inIt).trim()
    if (text === '') return
    leaveAlone(event)
    putBack(
      before.flatMap(({ marks }) => marks),
      [],
    )
    emptyField(field)
    hear(before.every(isPrintedNowhere) ? [text] : [text, inIt], event.timeStamp)
  }
  const end = (event: KeyboardEvent) => {
    const focused = document.activeElement
    if (isScanField(focused)) return endInScanField(event, focused)
    const wasTyping = !recogniser.isEmpty()
    const wasReadBadly = recogniser.upTo(event.timeStamp).length > 0 && markFocusedField() === null
    const found = recogniser.end(event.timeStamp)
    if (!found) {
      if (wasTyping) repeated.forget()
      // Enter right after letters that went nowhere ends what was read badly, and presses no button.
      if (wasReadBadly) leaveAlone(event)
      return
    }
    leaveAlone(event)
    putBack(found.likeliest.scanned, found.likeliest.typed)
    hear(
      found.readings.map(({ text }) => text),
      event.timeStamp,
    )
  }
  const press = (event: KeyboardEvent) => {
    if (isScannerHeld()) return recogniser.finish()
    const { key, code, timeStamp, repeat, isComposing } = event
    if (repeat || isComposing) return recogniser.forget()
    if (IGNORED_KEYS.test(key)) return
    if (ENDS_OF_SCAN.includes(key)) return end(event)
    const isShortcut = event.ctrlKey || event.metaKey || (event.altKey && key.length > 1)
    if (isShortcut) return
    if (key.length !== 1) return recogniser.forget()
    const mark = markFocusedField()
    // Outside of fields the rest of a scan must press no button and open no search.
    if (!mark && recogniser.isUnderWay()) leaveAlone(event)
    recogniser.press(code || key, key, timeStamp, mark)
  }
  const release = ({ code, key, timeStamp }: KeyboardEvent) => recogniser.release(code || key, timeStamp)
  const moveFocus = () => recogniser.markAgain(markFocusedField())
  return { press, release, moveFocus }
}
