import { useRef } from 'react'

/** Two clicks of one double click lie at most so far apart (the default of Windows). */
const DOUBLE_CLICK_IN_MILLISECONDS = 500

/** Tells the second click of a double click, which comes when a fast server has answered the first, from sending once more. */
export function useSecondClick() {
  const last = useRef({ sent: '', at: Number.NEGATIVE_INFINITY })
  return {
    is: (values: unknown): boolean =>
      performance.now() - last.current.at < DOUBLE_CLICK_IN_MILLISECONDS && JSON.stringify(values) === last.current.sent,
    after: (values: unknown): void => {
      last.current = { sent: JSON.stringify(values), at: performance.now() }
    },
  }
}
