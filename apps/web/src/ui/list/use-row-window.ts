import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { coversSight, isPassing, MOST_DRAWN_WHOLE, type RowWindow, type Sight, windowOf } from './row-window.ts'

const ROW_IN_PIXELS = 44
/** Whoever passed through has arrived when nothing moves for so long. */
const ARRIVED_IN_MILLISECONDS = 60

type Drawn = RowWindow & { aboveInPixels: number; belowInPixels: number; rowInPixels: number }

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
    const paceAt = paceOfScrolling()
    let arrival: ReturnType<typeof setTimeout> | undefined
    const look = () => draw('isPassing')
    // Between two slow frames a hand may seem to rest that has long moved on.
    const arrive = () => draw('hasMoved')
    const draw = (underway: 'isPassing' | 'hasMoved') => {
      const sight = sightOf(body.current, count)
      if (!sight) return
      clearTimeout(arrival)
      if (paceAt(sight)[underway]) {
        arrival = setTimeout(arrive, ARRIVED_IN_MILLISECONDS)
        return
      }
      const next = windowOf(sight)
      if (shown.current.from === next.from && shown.current.to === next.to) return
      const show = () => setDrawn({ ...next, rowInPixels: sight.rowInPixels })
      // What is only ahead is drawn between the frames of the scrolling.
      if (coversSight(shown.current, sight)) startTransition(show)
      else show()
    }
    look()
    // A frame's scrolling does not bubble.
    const options = { capture: true, passive: true }
    addEventListener('scroll', look, options)
    addEventListener('resize', look)
    return () => {
      removeEventListener('scroll', look, options)
      removeEventListener('resize', look)
      clearTimeout(arrival)
    }
  }, [count, isWhole])
  const until = isWhole ? count : Math.min(to, count)
  const since = isWhole ? 0 : Math.min(from, until)
  const [aboveInPixels, belowInPixels] = [since * rowInPixels, (count - until) * rowInPixels]
  return [body, { from: since, to: until, aboveInPixels, belowInPixels, rowInPixels }]
}

/** How the rows that are drawn lie in the window. */
function sightOf(body: HTMLElement | null, count: number): Sight | null {
  const rows = body?.querySelectorAll('[data-row]')
  const [first, last] = [rows?.[0], rows?.[rows.length - 1]]
  if (!body || !rows || !first || !last) return null
  const drawn = last.getBoundingClientRect().bottom - first.getBoundingClientRect().top
  const aboveInPixels = -body.getBoundingClientRect().top
  return { count, aboveInPixels, inSightInPixels: innerHeight, rowInPixels: Math.max(1, drawn / rows.length) }
}

/** A slow frame hides how fast a hand moves: the pace is that of the last few. */
const LOOKS_OF_A_PACE = 3

/** Says at each look how far the list has moved since the look before, and since a few of them. */
function paceOfScrolling() {
  let before = { at: Number.NEGATIVE_INFINITY, aboveInPixels: 0 }
  let steps: { pixels: number; milliseconds: number }[] = []
  return ({ aboveInPixels, rowInPixels }: Sight) => {
    const at = performance.now()
    const step = { pixels: aboveInPixels - before.aboveInPixels, milliseconds: at - before.at }
    before = { at, aboveInPixels }
    steps = [...steps, step].slice(-LOOKS_OF_A_PACE)
    const pixels = steps.reduce((sum, one) => sum + one.pixels, 0)
    const milliseconds = steps.reduce((sum, one) => sum + one.milliseconds, 0)
    return { hasMoved: step.pixels !== 0, isPassing: isPassing({ pixels, milliseconds, rowInPixels }) }
  }
}
