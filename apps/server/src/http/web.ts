// Serves the built web and the notifications component. Neither need exist: the API answers without them.
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReading, refuseUnrouted } from './routes.ts'
import { FRAME_HEADERS, newNonce, pagePolicy } from './security-headers.ts'

const APPS = join(import.meta.dirname, '../../..')
const WEB_ROOT = join(APPS, 'web/dist')
const NOTIFICATIONS_ROOT = join(APPS, 'notifications/dist')
const NOTIFICATIONS_PATH = '/remote/notifications/'
const NONCE = /__NONCE__/g

/** Names in `assets` carry a hash of their content; a page that was kept would name assets that are gone. */
function cacheControl(path: string): string {
  if (path.endsWith('.html')) return 'no-cache'
  return path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300, stale-while-revalidate=86400'
}

export async function serveWeb(
  app: FastifyInstance,
  roots = { web: WEB_ROOT, notifications: NOTIFICATIONS_ROOT },
): Promise<void> {
  const page = readPage(roots.web)
  if (page !== null) await serveFolder(app, roots.web, '/', { isFrame: false })
  if (existsSync(roots.notifications)) await serveFolder(app, roots.notifications, NOTIFICATIONS_PATH, { isFrame: true })
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !isPage(request)) return refuseUnrouted(request, reply)
    return sendPage(reply, page)
  })
}

function readPage(root: string): string | null {
  const path = join(root, 'index.html')
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

async function serveFolder(app: FastifyInstance, root: string, prefix: string, { isFrame }: { isFrame: boolean }): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    wildcard: false,
    decorateReply: false,
    // As a list: a single name is not found when the browser accepts compression.
    index: isFrame ? ['index.html'] : false,
    globIgnore: isFrame ? ['**/*.{br,gz}'] : ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      if (isFrame) reply.headers(FRAME_HEADERS)
    },
  })
}

/** Every address of the product is one page; its routes are the browser's. */
function isPage(request: FastifyRequest): boolean {
  const { pathname } = new URL(request.url, 'http://page')
  return isReading(request) && extname(pathname) === '' && !/^\/(api|remote)(\/|$)/.test(pathname)
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = newNonce()
  return reply
    .code(200)
    .header('content-security-policy', pagePolicy(nonce))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(page.replace(NONCE, nonce))
}
