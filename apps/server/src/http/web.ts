// Serves the built web and the notifications component. Neither need exist: the API answers without them.
import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isScreenPath } from '@app/contract/paths'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { SOURCES } from '../places.ts'
import { isReading, refuseUnrouted } from './routes.ts'
import { frameHeaders, newNonce, pagePolicy, type Reach, WORKER_HEADERS } from './security-headers.ts'

const APPS = join(SOURCES, '../..')
const WEB_ROOT = join(APPS, 'web/dist')
const NOTIFICATIONS_ROOT = join(APPS, 'notifications/dist')
const NOTIFICATIONS_PATH = '/remote/notifications/'
const NONCE = /__NONCE__/g
const COPIES = ['**/*.{br,gz}']
/** It, or its compressed copy. */
const SERVICE_WORKER = /\/sw\.js(\.br|\.gz)?$/

type Places = Pick<Config, 'apiHost' | 'notificationsUrl' | 'allowedOrigins'>
type Page = { html: string; reach: Reach }

/** Names in `assets` carry a hash of their content. Words and scripts that were kept would not fit the page that names them. */
const cacheControl = (path: string): string => (path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')

export async function serveWeb(
  app: FastifyInstance,
  places: Places,
  roots = { web: WEB_ROOT, notifications: NOTIFICATIONS_ROOT },
): Promise<void> {
  const page = readPage(roots.web, places)
  if (page !== null) {
    await serveFolder(app, roots.web, '/', { index: false, globIgnore: ['index.html', ...COPIES] }, (path) =>
      SERVICE_WORKER.test(path) ? WORKER_HEADERS : {},
    )
  }
  if (existsSync(roots.notifications)) {
    const headers = frameHeaders(places.allowedOrigins)
    // As a list: a single name is not found when the browser accepts compression.
    await serveFolder(app, roots.notifications, NOTIFICATIONS_PATH, { index: ['index.html'], globIgnore: COPIES }, () => headers)
  }
  app.setNotFoundHandler((request, reply) => {
    if (page === null || !isPage(request)) return refuseUnrouted(request, reply)
    return sendPage(reply, page, isScreenPath(pathOf(request)) ? 200 : 404)
  })
}

/** The page as it was built, with the hosts that the environment names. */
function readPage(root: string, { apiHost, notificationsUrl }: Places): Page | null {
  const path = join(root, 'index.html')
  if (!existsSync(path)) return null
  const notifications = notificationsUrl === 'off' ? '' : notificationsUrl
  const html = withMeta(withMeta(readFileSync(path, 'utf8'), 'api-host', apiHost), 'notifications', notifications)
  return { html, reach: { api: originOf(apiHost), frames: originOf(notifications) } }
}

/** `content` is an address as URL writes it: nothing in it ends the attribute. */
const withMeta = (html: string, name: string, content: string | undefined): string =>
  content === undefined
    ? html
    : html.replace(new RegExp(`(<meta name="${name}" content=")[^"]*`), (_all, before) => before + content)

const originOf = (address: string | undefined): string | undefined => (address ? new URL(address).origin : undefined)

type Folder = { index: string[] | false; globIgnore: string[] }

async function serveFolder(
  app: FastifyInstance,
  root: string,
  prefix: string,
  folder: Folder,
  headersOf: (path: string) => Record<string, string>,
): Promise<void> {
  await app.register(fastifyStatic, {
    ...folder,
    root,
    prefix,
    wildcard: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cacheControl(path))
      reply.headers(headersOf(path))
    },
  })
}

/** As it was asked for: `///` is no URL, and `//somewhere` would be another host's. */
const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? ''

/** Every address is one page, which says so where no screen has it. */
function isPage(request: FastifyRequest): boolean {
  const path = pathOf(request)
  return isReading(request) && extname(path) === '' && !/^\/(api|remote)(\/|$)/.test(path)
}

function sendPage(reply: FastifyReply, { html, reach }: Page, status: 200 | 404): FastifyReply {
  const nonce = newNonce()
  return reply
    .code(status)
    .header('content-security-policy', pagePolicy(nonce, reach))
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(NONCE, nonce))
}
