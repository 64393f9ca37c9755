import { useRef } from 'react'

/** Two clicks of one double click lie at most so far apart (the default of Windows). */
const DOUBLE_CLICK_IN_MILLISECONDS = 500

/** Tells the second click of a double click, which comes while the first is under way or just after it, from sending once more. */
export function useSecondClick() {
  const last = useRef({ sent: '', until: Number.NEGATIVE_INFINITY })
  return {
    is: (values: unknown): boolean => performance.now() < last.current.until && JSON.stringify(values) === last.current.sent,
    /** The first is under way: until it ends the same is not sent again. */
    sending: (values: unknown): void => {
      last.current = { sent: JSON.stringify(values), until: Number.POSITIVE_INFINITY }
    },
    /** What was refused may be sent again at once. */
    ended: (isDone: boolean): void => {
      last.current.until = isDone ? performance.now() + DOUBLE_CLICK_IN_MILLISECONDS : Number.NEGATIVE_INFINITY
    },
  }
}
