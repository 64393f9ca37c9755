// The program as the service worker keeps it, and the newer one that waits. docs/decisions/0025

const LOOK_EVERY_IN_MILLISECONDS = 30 * 60_000
/** It takes a moment to take over; whoever asked for it is not left waiting. */
const PATIENCE_IN_MILLISECONDS = 5_000

let waiting: ServiceWorker | null = null
let isPutOff = false
const listeners = new Set<() => void>()

function become(next: ServiceWorker | null): void {
  waiting = next
  for (const listener of listeners) listener()
}

export function subscribeToProgram(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A newer one is here, and nobody has put it off. */
export const hasNewVersion = (): boolean => waiting !== null && !isPutOff

/** Until the next start, which has it in any case. */
export function putOff(): void {
  isPutOff = true
  become(waiting)
}

/** This tab alone opens anew: others may be in the middle of something, and go on with what they have. */
export function startNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  waiting?.postMessage('takeOver')
  setTimeout(() => location.reload(), PATIENCE_IN_MILLISECONDS)
}

let registration: ServiceWorkerRegistration | undefined

/** Once the screen is there: keeps the program, and looks now and then whether there is a newer one. */
export async function keepProgram(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const isFirst = registration === undefined
  // A browser may refuse (private windows, full disks): the application goes on without.
  registration ??= await navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  if (!registration) return
  if (isFirst) {
    watch(registration)
    lookNowAndThen(registration)
  }
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('keep')
}

function watch(registration: ServiceWorkerRegistration): void {
  if (registration.waiting) become(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    // The very first one replaces nothing.
    if (!navigator.serviceWorker.controller) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') become(installing)
      if (installing.state === 'activated' || installing.state === 'redundant') become(registration.waiting)
    })
  })
}

function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let lookedAt = performance.now()
  const look = () => {
    const isDue = performance.now() - lookedAt > LOOK_EVERY_IN_MILLISECONDS
    if (!isDue || document.visibilityState === 'hidden' || !navigator.onLine) return
    lookedAt = performance.now()
    void registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  setInterval(look, LOOK_EVERY_IN_MILLISECONDS)
}
