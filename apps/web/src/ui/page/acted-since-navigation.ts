// Whether the person went on to something else while a screen was on its way: it must not take the focus from them then.

let destination: string | null = null
let navigatedAt = 0
let actedAt = 0

for (const event of ['keydown', 'pointerdown']) {
  addEventListener(event, () => (actedAt = performance.now()), { capture: true, passive: true })
}

/** `key`: what the router calls this one visit. */
export function noteNavigation(key: string): void {
  if (key === destination) return
  destination = key
  navigatedAt = performance.now()
}

export const hasActedSinceNavigation = (): boolean => actedAt > navigatedAt
