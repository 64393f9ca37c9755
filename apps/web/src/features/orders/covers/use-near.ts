import { type RefObject, useEffect, useRef, useState } from 'react'

/** About a screen of a phone. */
const AHEAD = '600px 0px'

/** Whether it lies in sight or close to it, or once did. */
export function useNear<Place extends Element>(): [RefObject<Place | null>, boolean] {
  const place = useRef<Place>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear || !place.current) return
    const observer = new IntersectionObserver((seen) => setIsNear(seen.some(({ isIntersecting }) => isIntersecting)), {
      root: document,
      rootMargin: AHEAD,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return [place, isNear]
}
