import { useEffect, useRef } from 'react'
import { keyRecogniser } from './key-recogniser.ts'
import { repeatedScans } from './repeated-scans.ts'
import { type FieldMark, markFocusedField, putBack } from './typed-field.ts'

const ENDS = ['Enter', 'Tab']
/** Held or switched while others are pressed; some scanners send control signs of a label so. */
const IGNORED = /^(Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Dead)$/

/** Hears a scanner from anywhere on the page. What it typed into a field on the way is taken out of it again. */
export function useScanner(onScan: (text: string) => void): void {
  const latest = useRef(onScan)
  latest.current = onScan
  useEffect(() => {
    const recogniser = keyRecogniser<FieldMark>()
    const repeated = repeatedScans()
    const leaveAlone = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    const end = (event: KeyboardEvent) => {
      const wasTyping = !recogniser.isEmpty()
      const found = recogniser.end(event.timeStamp)
      if (!found) return wasTyping ? repeated.forget() : undefined
      leaveAlone(event)
      putBack(found.scanned, found.typed)
      if (!repeated.isRepeated(found.text, event.timeStamp)) latest.current(found.text)
    }
    const press = (event: KeyboardEvent) => {
      const { key, code, timeStamp, repeat, isComposing } = event
      if (repeat || isComposing) return recogniser.forget()
      if (IGNORED.test(key)) return
      if (ENDS.includes(key)) return end(event)
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
    addEventListener('keydown', press, { capture: true })
    addEventListener('focusin', moveFocus, { capture: true })
    addEventListener('keyup', release, { capture: true })
    return () => {
      removeEventListener('keydown', press, { capture: true })
      removeEventListener('focusin', moveFocus, { capture: true })
      removeEventListener('keyup', release, { capture: true })
    }
  }, [])
}
