import { useEffect, useRef, useState } from 'react'

/**
 * For a menu that was loaded because somebody pressed its button: the button, which took the place of another, has the focus again, and
 * the menu opens.
 */
export function useOpenedLate(isWanted: boolean) {
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    target.current?.focus()
    setOpened(true)
  }, [isWanted])
  return { target, state: { opened, onChange: setOpened } }
}
