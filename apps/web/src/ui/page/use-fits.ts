import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether what is inside the frame is no wider than the frame. */
export function useFits<Frame extends HTMLElement>(): [RefObject<Frame | null>, boolean] {
  const frame = useRef<Frame>(null)
  const [fits, setFits] = useState(true)
  useEffect(() => {
    const { current } = frame
    const content = current?.firstElementChild
    if (!current || !content) return
    const observer = new ResizeObserver(() => setFits(content.scrollWidth <= current.clientWidth))
    observer.observe(current)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return [frame, fits]
}
