import { useEffect, useRef } from 'react'

/** A text that is pasted where nothing is typed: into no field. */
export function usePastedText(take: (text: string) => void): void {
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isField(event.target)) return
      const text = event.clipboardData?.getData('text/plain').trim() ?? ''
      if (text === '' || (event.clipboardData?.files.length ?? 0) > 0) return
      event.preventDefault()
      latest.current(text)
    }
    const controller = new AbortController()
    addEventListener('paste', paste, { signal: controller.signal })
    return () => controller.abort()
  }, [])
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || target.closest('[role=dialog]') !== null)
