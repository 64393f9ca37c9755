import { useEffect, useState } from 'react'

const MINUTE_IN_MILLISECONDS = 60_000

/** Now, to the minute: what is said of it stays true on a page that is left open, and is told anew when somebody comes back to it. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(() => new Date())
  useEffect(() => {
    const tell = () => setMinute(new Date())
    const untilNext = MINUTE_IN_MILLISECONDS - (minute.getTime() % MINUTE_IN_MILLISECONDS)
    const timer = setTimeout(tell, untilNext)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [minute])
  return minute
}
