// The program opens without a connection. docs/decisions/0025
import { howToAnswer } from './how-to-answer.ts'
import { file, forgetOldBuilds, keep, keptPage, refreshPage } from './kept-files.ts'
import { withOwnNonce } from './own-nonce.ts'
import { rest, shell } from './program.ts'

declare const self: ServiceWorkerGlobalScope

const FILES: ReadonlySet<string> = new Set([...shell, ...rest])

self.addEventListener('install', (event) => event.waitUntil(keep(shell)))

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetOldBuilds(), self.clients.claim()])))

self.addEventListener('fetch', (event) => {
  const { request } = event
  const how = howToAnswer(request, self.location.origin, FILES)
  if (how === 'file') event.respondWith(file(request))
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
