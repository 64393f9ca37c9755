// The program opens without a connection. docs/decisions/0025
import { howToAnswer } from './how-to-answer.ts'
import { file, forgetOldBuilds, keep, keptPage, refreshPage } from './kept-files.ts'
import { withOwnNonce } from './own-nonce.ts'
import { rest, shell } from './program.ts'
import { optionsOf, placeOf, pushedIn, windowFor } from './pushed.ts'
import { keepShared } from './shared-in.ts'

declare const self: ServiceWorkerGlobalScope

const FILES: ReadonlySet<string> = new Set([...shell, ...rest])

self.addEventListener('install', (event) => event.waitUntil(keep(shell)))

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = howToAnswer(request, self.location.origin, FILES)
  if (how === 'file') event.respondWith(file(request))
  if (how === 'shared') event.respondWith(keepShared(request).then((place) => Response.redirect(place, 303)))
  if (how !== 'page') return
  event.respondWith(page(request))
  event.waitUntil(refreshPage().catch(() => undefined))
})

async function page(request: Request): Promise<Response> {
  const kept = await keptPage()
  return kept ? withOwnNonce(kept) : fetch(request)
}

/** `keep`: somebody signed in here and has time. `takeOver`: they want the new version now. */
self.addEventListener('message', (event) => {
  if (event.data === 'keep') event.waitUntil(keep([...shell, ...rest]).catch(() => undefined))
  if (event.data === 'takeOver') event.waitUntil(self.skipWaiting())
})

self.addEventListener('push', (event) => {
  const pushed = pushedIn(event.data?.text())
  event.waitUntil(self.registration.showNotification(pushed.title, optionsOf(pushed)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(placeOf(event.notification.data, self.location.origin)))
})

/** In a window that is there, which leads itself: what is typed in it is asked about. */
async function open(place: URL): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windowFor(windows, place.origin)
  if (!shown) return void (await self.clients.openWindow(place.href))
  shown.postMessage({ openPushed: place.pathname + place.search + place.hash })
  await shown.focus()
}
