import { useEffect, useRef, useState } from 'react'
import type { Station } from '../use-station.ts'

/** A list is worked off one by one: the next number is looked up once the one before was confirmed or skipped. */
export function useScanList({ state, isBusy, look, clear }: Station) {
  const [left, setLeft] = useState<readonly string[]>([])
  const [done, setDone] = useState(0)
  const asked = useRef<string | null>(null)
  const [current] = left
  const isConfirmed = state.step === 'ready' && state.last !== null

  useEffect(() => {
    if (!current || isBusy) return
    if (asked.current === current) {
      if (!isConfirmed) return
      asked.current = null
      setDone((count) => count + 1)
      setLeft((numbers) => numbers.slice(1))
      return
    }
    asked.current = current
    void look([current])
  }, [current, isBusy, isConfirmed, look])

  const start = (numbers: readonly string[]) => {
    setDone(0)
    setLeft(numbers)
  }
  const skip = () => {
    asked.current = null
    clear()
    setDone((count) => count + 1)
    setLeft((numbers) => numbers.slice(1))
  }
  const stop = () => {
    asked.current = null
    setLeft([])
  }
  return { left, done, start, skip, stop }
}
