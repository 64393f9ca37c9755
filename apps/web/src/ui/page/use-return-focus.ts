import { useEffect, useState } from 'react'

/** For a dialog that stands only while it is open: what was focused before it opened is focused again. */
export function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // After the dialog let go of the focus.
      setTimeout(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
      })
    },
    [before],
  )
}
