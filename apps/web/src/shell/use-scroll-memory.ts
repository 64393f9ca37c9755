import { useEffect, useRef } from 'react'
import { type Location, useLocation, useNavigationType } from 'react-router'

const KEY = 'scrollPositions'
const MOST_KEPT = 50
/** Lists come from the server: the page may be too short for its place until then. */
const PATIENCE_IN_MILLISECONDS = 5_000
/** What comes late above the place moves it: it is found again for this long. */
const QUIET_IN_MILLISECONDS = 1_500
const WAYS_TO_SCROLL = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const positions = new Map<string, number>(stored())
if (arrivesAnew()) positions.delete(pathOf(location))

/** By a link or an address, not by loading again or going back. */
function arrivesAnew(): boolean {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming && arrival.type === 'navigate'
}

function pathOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname}${search}`
}

/** The router calls every page that a browser opened by itself `default`. */
const keyOf = (place: Location): string => (place.key === 'default' ? pathOf(place) : place.key)

function stored(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

function store(): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...positions].slice(-MOST_KEPT)))
  } catch {
    // The places are known until the page is left.
  }
}

/** The addresses say what was searched for. */
export function forgetPlaces(): void {
  positions.clear()
  store()
}

/** Going back, forward or loading again leads to where the page stood, also when its list comes late. */
export function useScrollMemory(): void {
  const key = keyOf(useLocation())
  const way = useNavigationType()
  const current = useRef(key)
  current.current = key
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const remember = () => positions.set(current.current, scrollY)
    addEventListener('scroll', remember, { passive: true })
    addEventListener('pagehide', store)
    return () => {
      removeEventListener('scroll', remember)
      removeEventListener('pagehide', store)
    }
  }, [])
  useEffect(() => {
    const place = way === 'POP' ? positions.get(key) : undefined
    return place ? scrollWhenPossible(place) : undefined
  }, [key, way])
}

function scrollWhenPossible(place: number): () => void {
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < place) return
    scrollTo(0, place)
    clearTimeout(timer)
    timer = setTimeout(stop, QUIET_IN_MILLISECONDS)
  })
  let timer = setTimeout(() => stop(), PATIENCE_IN_MILLISECONDS)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const way of WAYS_TO_SCROLL) removeEventListener(way, stop)
  }
  // Whoever scrolls by themselves is where they want to be.
  for (const way of WAYS_TO_SCROLL) addEventListener(way, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
