import { useRef, useState } from 'react'

/**
 * A dialog or drawer whose code is loaded when it is first opened, and stays from then on. Mantine does not see the focus that was there
 * before what mounts already open: it is given back here (`returnFocus={false}` on the dialog).
 */
export function useLazyPanel() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const cameFrom = useRef<Element | null>(null)
  const open = () => {
    if (!isOpen) cameFrom.current = document.activeElement
    setOpen(true)
    setWasOpened(true)
  }
  /** The focus goes back, unless what was chosen takes it. */
  const close = ({ returnsFocus = true } = {}) => {
    setOpen(false)
    if (returnsFocus && cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }
  return { isOpen, wasOpened, open, close }
}
