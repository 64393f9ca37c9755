import { useEffect, useRef, useState } from 'react'

/** For a menu that loads when its button is pressed: the real button replaces the first, takes the focus, and the menu opens. */
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
