import { randomUUID } from 'node:crypto'
import type { Tokens } from '../filled-database/fill.ts'

/** One request; a body goes as JSON. */
export type Asked = { method: 'GET' | 'POST'; path: string; body?: string; headers?: Record<string, string> }

/** What quality.md promises: the throughput beside bare; p99 beside the median; what it costs at more orders. */
type Promised = 'throughput' | 'growth'

export type Call = {
  name: string
  title: string
  who: keyof Tokens
  /** Another one each time, where the call writes. */
  ask: (first: First) => Asked
  promises: readonly Promised[]
  /** Whether it is measured beside the server written by hand too. */
  isBesideBare: boolean
}
/** What the list of paid orders begins with, for calls that need an id or a cursor. */
export type First = { id: string; tracking: string; code: string; nextCursor: string; orders: number }

const get = (path: string): Asked => ({ method: 'GET', path })

const both = (name: string, title: string, who: keyof Tokens, promises: Promised[], ask: Call['ask']): Call => ({
  name,
  title,
  who,
  promises,
  ask,
  isBesideBare: true,
})
const alone = (
  name: string,
  title: string,
  promises: Promised[],
  path: (first: First) => string,
  who: keyof Tokens = 'administrator',
): Call => ({
  name,
  title,
  who,
  promises,
  ask: (first) => get(path(first)),
  isBesideBare: false,
})

/** Measured by itself alone. */
const notByHand = (call: Call): Call => ({ ...call, isBesideBare: false })

const all = (query: string): Asked => get(`/api/order/admin?${query}`)

export const CALLS: readonly Call[] = [
  both('list', 'the list of 100 orders', 'administrator', ['throughput', 'growth'], () => all('limit=100')),
  both('one', 'one order', 'administrator', ['throughput', 'growth'], ({ id }) => get(`/api/order/${id}`)),
  both('create', 'creating an order', 'client', ['throughput'], () => newOrder()),
  notByHand(both('client', 'a client’s own list of 100', 'client', ['growth'], () => get('/api/order/client?limit=100'))),
  notByHand(both('page', 'page 1,000 of 10', 'administrator', ['growth'], () => all('limit=10&page=1000'))),
  notByHand(
    both('tracking', 'search by tracking', 'administrator', ['growth'], ({ tracking }) => all(`limit=100&q=${tracking}`)),
  ),
  notByHand(
    both('contains', 'search for 6 digits within trackings', 'administrator', ['growth'], ({ tracking }) =>
      all(`limit=100&q=${tracking.slice(5, 11)}`),
    ),
  ),
  notByHand(both('csv', 'export of what waits in Miami, CSV', 'administrator', [], () => exported('csv'))),
  notByHand(both('xlsx', 'export of what waits in Miami, workbook', 'administrator', [], () => exported('xlsx'))),
  alone('cursor', 'the page after a cursor', ['growth'], ({ nextCursor }) => `/api/order/admin?limit=100&cursor=${nextCursor}`),
  alone('associate', 'an associate’s own list of 100', ['growth'], () => '/api/order/associate?limit=100', 'associate'),
  alone('everywhere', 'search everywhere by number', ['growth'], ({ code }) => `/api/search?q=${code}`),
  alone('ready', 'the list of what waits in Miami', ['growth'], () => '/api/order/admin?limit=100&status=inWarehouseMIA'),
  alone('name', 'search for a client’s name', [], () => '/api/order/admin?limit=100&q=Andrade'),
  alone('word', 'search for a word of every twelfth order', [], () => '/api/order/admin?limit=100&q=zapatos'),
  alone('value', 'by value, the highest first', [], () => '/api/order/admin?limit=100&orderBy=productValueInCents'),
  alone(
    'deep',
    'page 1,000 of 100, or the last',
    [],
    ({ orders }) => `/api/order/admin?limit=100&page=${Math.min(1_000, orders / 100)}`,
  ),
  alone('purchases', 'search among purchases', [], () => '/api/purchase/associate?limit=100&q=teclado'),
  alone('dropshipping', 'search among requests of dropshipping', [], () => '/api/dropshipping?limit=100&q=teclado'),
  alone('desktop', 'the desktop', [], () => '/api/dashboard'),
]

const exported = (format: string): Asked => get(`/api/order/admin/export?status=inWarehouseMIA&format=${format}`)

let made = 0

function newOrder(): Asked {
  made += 1
  const tracking = `TBN${String(process.pid).padStart(8, '0')}${String(made).padStart(8, '0')}`
  const items = [{ description: 'Zapatos de correr', quantity: 1, unitPriceInCents: 5_000 }]
  const body = JSON.stringify({ category: 'B', packages: [{ tracking, items, storeWeightInGrams: 1_200 }] })
  return { method: 'POST', path: '/api/order/create', body, headers: { 'idempotency-key': randomUUID() } }
}
