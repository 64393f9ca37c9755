import { useEffect, useRef, useState } from 'react'
import { holdLetterKeys } from '../../../ui/keys/letter-keys.ts'
import { holdScanner } from '../../scanning/held-scanner.ts'
import { keyRecorder } from '../../scanning/recording/key-recorder.ts'
import type { RecordedScan } from '../../scanning/recording/key-times.ts'

export const SCANS_ASKED = 20
/** So long after the last key nothing ends a scan any more. */
const WITHOUT_END_AFTER_IN_MILLISECONDS = 1_500

type Trouble = 'tooShort' | 'noEnd'

/** Records what a scanner types, wherever the focus is; meanwhile no station hears it. */
export function useKeyTimes() {
  const [scans, setScans] = useState<readonly RecordedScan[]>([])
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const recorder = useRef(keyRecorder())
  useEffect(() => {
    const { press, release, forget } = recorder.current
    const letGo = [holdScanner(), holdLetterKeys()]
    let waiting: ReturnType<typeof setTimeout> | undefined
    const onPress = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return
      const outcome = press(event)
      if (outcome.kind === 'free') return
      event.preventDefault()
      event.stopImmediatePropagation()
      clearTimeout(waiting)
      setTrouble(outcome.kind === 'tooShort' ? 'tooShort' : null)
      if (outcome.kind === 'ended') setScans((known) => [...known, outcome.scan].slice(0, SCANS_ASKED))
      if (outcome.kind !== 'taken') return
      waiting = setTimeout(() => {
        forget()
        setTrouble('noEnd')
      }, WITHOUT_END_AFTER_IN_MILLISECONDS)
    }
    addEventListener('keydown', onPress, { capture: true })
    addEventListener('keyup', release, { capture: true })
    return () => {
      clearTimeout(waiting)
      for (const end of letGo) end()
      removeEventListener('keydown', onPress, { capture: true })
      removeEventListener('keyup', release, { capture: true })
    }
  }, [])
  const restart = () => {
    recorder.current.forget()
    setScans([])
    setTrouble(null)
  }
  return { scans, trouble, restart }
}
