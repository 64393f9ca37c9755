import type { Tokens } from '../filled-database.ts'

export type Call = {
  name: string
  who: keyof Tokens
  /** The first answer of a session's own list, for calls that need an id or a cursor. */
  path: (first: First) => string
  /** Whether quality.md promises it within twice of what it costs at 10,000 orders. */
  isPromised: boolean
}
/** What the first page of all orders begins with. */
export type First = { id: string; tracking: string; code: string; nextCursor: string; orders: number }

const all = (name: string, query: (first: First) => string, isPromised = true): Call => ({
  name,
  who: 'administrator',
  path: (first) => `/api/order/admin?${query(first)}`,
  isPromised,
})

export const CALLS: readonly Call[] = [
  all('all orders, first page of 100', () => 'limit=100'),
  all('all orders, page 1,000 of 10', () => 'limit=10&page=1000'),
  all('all orders, the page after a cursor', ({ nextCursor }) => `limit=100&cursor=${nextCursor}`),
  { name: 'a client’s own orders', who: 'client', path: () => '/api/order/client?limit=100', isPromised: true },
  { name: 'an associate’s orders', who: 'associate', path: () => '/api/order/associate?limit=100', isPromised: true },
  all('search by tracking', ({ tracking }) => `limit=100&q=${tracking}`),
  { name: 'search everywhere by number', who: 'administrator', path: ({ code }) => `/api/search?q=${code}`, isPromised: true },
  { name: 'one order', who: 'administrator', path: ({ id }) => `/api/order/${id}`, isPromised: true },
  all('ready to bundle', () => 'limit=100&status=inWarehouseMIA'),
  all('by value, the highest first', () => 'limit=100&orderBy=productValueInCents', false),
  all('page 1,000 of 100, or the last', ({ orders }) => `limit=100&page=${Math.min(1_000, orders / 100)}`, false),
  all('search for a word that every order has', () => 'limit=100&q=zapatos', false),
  { name: 'the desktop', who: 'administrator', path: () => '/api/dashboard', isPromised: false },
]
