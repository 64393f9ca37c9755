import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { coversSight, MOST_DRAWN_WHOLE, type RowWindow, windowOf } from './row-window.ts'

const ROW_IN_PIXELS = 44

type Drawn = RowWindow & { aboveInPixels: number; belowInPixels: number }

/** Draws of a very long list what is in sight, whoever scrolls: the page, or the list's own frame. */
export function useRowWindow<Body extends HTMLElement>(count: number): [RefObject<Body | null>, Drawn] {
  const body = useRef<Body>(null)
  const [{ from, to, rowInPixels }, setDrawn] = useState({ from: 0, to: MOST_DRAWN_WHOLE, rowInPixels: ROW_IN_PIXELS })
  const isWhole = count <= MOST_DRAWN_WHOLE
  const shown = useRef({ from, to })
  useLayoutEffect(() => {
    shown.current = { from, to }
  }, [from, to])
  useEffect(() => {
    if (isWhole) return
    const look = () => {
      const { current } = body
      const rows = current?.querySelectorAll('[data-row]')
      const [first, last] = [rows?.[0], rows?.[rows.length - 1]]
      if (!current || !rows || !first || !last) return
      const drawn = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
      const height = Math.max(1, drawn / rows.length)
      const sight = {
        count,
        aboveInPixels: -current.getBoundingClientRect().top,
        inSightInPixels: innerHeight,
        rowInPixels: height,
      }
      const next = windowOf(sight)
      if (shown.current.from === next.from && shown.current.to === next.to) return
      const draw = () => setDrawn({ ...next, rowInPixels: height })
      // What is only ahead is drawn between the frames of the scrolling.
      if (coversSight(shown.current, sight)) startTransition(draw)
      else draw()
    }
    look()
    // A frame's scrolling does not bubble.
    const options = { capture: true, passive: true }
    addEventListener('scroll', look, options)
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, options)
      removeEventListener('resize', look)
    }
  }, [count, isWhole])
  const until = isWhole ? count : Math.min(to, count)
  const since = isWhole ? 0 : Math.min(from, until)
  return [body, { from: since, to: until, aboveInPixels: since * rowInPixels, belowInPixels: (count - until) * rowInPixels }]
}
