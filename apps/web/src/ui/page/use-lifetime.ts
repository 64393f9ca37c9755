import { useEffect, useEffectEvent, useRef } from 'react'

/** Whoever lets go of a notice still has time to read it. */
const LEAST_AFTER_HOLD_IN_MILLISECONDS = 1_000

/** Runs `onEnd` after that long; time stands still while it is held. Null: never. */
export function useLifetime(lastsInMilliseconds: number | null, { isHeld, onEnd }: { isHeld: boolean; onEnd: () => void }): void {
  const left = useRef(lastsInMilliseconds)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (isHeld || left.current === null) return
    const since = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      const passed = performance.now() - since
      left.current = Math.max((left.current ?? 0) - passed, LEAST_AFTER_HOLD_IN_MILLISECONDS)
    }
  }, [isHeld])
}
