/** Somebody may look again any moment; after that the connection is worth more to others. */
const HIDDEN_IN_MILLISECONDS = 5 * 60_000

/** Says whether it makes sense to be connected: there is a network, and the page is in sight or was a moment ago. */
export function watchPresence(onChange: (isPresent: boolean) => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isHidden = () => document.visibilityState === 'hidden'
  const look = () => {
    clearTimeout(timer)
    if (!navigator.onLine) return onChange(false)
    if (isHidden()) timer = setTimeout(() => onChange(false), HIDDEN_IN_MILLISECONDS)
    else onChange(true)
  }
  document.addEventListener('visibilitychange', look, { signal })
  addEventListener('online', look, { signal })
  addEventListener('offline', look, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  onChange(navigator.onLine && !isHidden())
}
