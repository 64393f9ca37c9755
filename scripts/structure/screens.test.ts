import { describe, expect, test } from 'vitest'
import { offeredFilters, offeredFiltersBeside, type PublishedFilter } from './offered-filters.ts'
import { publishedFilters } from './published-filters.ts'
import { screens, screensBeside } from './screens.ts'
import { sourcesOf, withFiles } from './sources.ts'

const checkout = sourcesOf(process.cwd())
const only = (files: Record<string, string>) => withFiles({ paths: [], read: () => '' }, files)

describe('the address of a screen', () => {
  const paths = { 'packages/contract/src/paths.ts': "export const CLIENT_PATHS = {\n  shelves: '/estantes',\n} as const" }
  const routes = { 'apps/web/src/areas/client/routes.tsx': '{ path: CLIENT_PATHS.shelves }' }
  const shown = { 'e2e/measure/screens.ts': "{ name: 'shelves', path: '/estantes?view=all' }" }
  const journey = { 'e2e/client/shelves.spec.ts': "await page.goto('/estantes')" }

  test('leads to a page that is looked at and visited', () => {
    expect(screens(checkout)).toEqual([])
    expect(screensBeside([])(only({ ...paths, ...routes, ...shown, ...journey }))).toEqual([])
  })

  test('that is only an address is named with every place that lacks it', () => {
    expect(screensBeside([])(only(paths))).toEqual([
      'apps/web/src/areas/<area>/routes.tsx: no area has a page (apps/web/src/features/<feature>/<screen>-page.tsx) for CLIENT_PATHS.shelves',
      'e2e/measure/screens.ts: /estantes is not among the screens that are looked at',
      'e2e/<area>/<screen>.spec.ts: no journey visits /estantes',
    ])
  })

  test('goes off the list of those without a journey once one visits it', () => {
    expect(screensBeside(['/estantes'])(only({ ...paths, ...routes, ...shown }))).toEqual([])
    expect(screensBeside(['/estantes'])(only({ ...paths, ...routes, ...shown, ...journey }))).toEqual([
      'scripts/structure/screens.ts: a journey visits /estantes by now: take it off the list',
    ])
  })
})

describe('a filter of a list', () => {
  const shelf: PublishedFilter = { list: 'listAllOrders', contract: 'orders', path: '/order/admin', filter: 'shelf' }
  const PLACE = 'packages/contract/src/orders.contract.ts: listAllOrders is narrowed by shelf'
  const list = (code: string) => ({ 'apps/web/src/features/orders/all-orders.tsx': `useListState(listAllOrders)\n${code}` })
  const asked = { 'apps/server/src/features/orders/list-orders.test.ts': "get('/order/admin?shelf=A')" }

  test('is offered by a screen and asked for by a test', () => {
    expect(offeredFilters(publishedFilters())(checkout)).toEqual([])
    expect(offeredFiltersBeside([])([shelf])(only({ ...asked, ...list("list.setFilter('shelf', ['A'])") }))).toEqual([])
    const control = { 'apps/web/src/features/orders/shelf-filter.tsx': "list.setFilter('shelf', ['A'])" }
    expect(offeredFiltersBeside([])([shelf])(only({ ...asked, ...list("from './shelf-filter.tsx'"), ...control }))).toEqual([])
  })

  test('that is only published is named', () => {
    expect(offeredFiltersBeside([])([shelf])(only(list("list.setFilter('status', null)")))).toEqual([
      `${PLACE}, and no screen that shows this list offers it`,
      `${PLACE}, and no test of the server asks for it`,
    ])
  })

  test('goes off the list of those for programs once a screen offers it', () => {
    expect(offeredFiltersBeside(['listAllOrders.shelf'])([shelf])(only(asked))).toEqual([])
    const offered = only({ ...asked, ...list("list.setFilter('shelf', ['A'])") })
    expect(offeredFiltersBeside(['listAllOrders.shelf'])([shelf])(offered)).toEqual([
      'scripts/structure/unoffered-filters.ts: a screen offers listAllOrders.shelf by now: take it off the list',
    ])
  })
})
