import { describe, expect, test } from 'vitest'
import { glossary } from './glossary.ts'
import { lifecycleTests } from './lifecycle-tests.ts'
import { screenPaths } from './screen-paths.ts'
import { sourcesOf, withFiles } from './sources.ts'
import { statusLiterals } from './status-literals.ts'

const checkout = sourcesOf(process.cwd())
const PAGE = 'apps/web/src/features/orders/own/a-new-page.tsx'

describe('a group of statuses', () => {
  test('has a name wherever it is used', () => {
    expect(statusLiterals(checkout)).toEqual([])
  })

  test.each([
    ["const OPEN = ['inReview', 'reviewed'] as const", '[inReview, reviewed]'],
    ["const open = [\n  'quoting',\n  'quoted',\n]", '[quoting, quoted]'],
    ["const paid = [...ORDERS.collected, 'charged', 'delivered']", '[charged, delivered]'],
  ])('is refused as a list: %s', (line, group) => {
    const [problem, ...others] = statusLiterals(withFiles(checkout, { [PAGE]: `\n${line}\n` }))

    expect(others).toEqual([])
    expect(problem).toBe(`${PAGE}:2: ${group} is a group of statuses: name it in packages/domain/src/lifecycles/status-groups.ts`)
  })

  test.each([
    ["const READY = ['inWarehouseUIO']"],
    ["const FIELDS = ['status', 'paid']"],
    ["const STEP = [from, 'paid', 'sended']"],
  ])('is not %s', (line) => {
    expect(statusLiterals(withFiles(checkout, { [PAGE]: line }))).toEqual([])
  })

  test('may be written out in what a test expects', () => {
    const files = { 'apps/server/src/features/orders/a-new.test.ts': "const OPEN = ['inReview', 'reviewed']" }
    expect(statusLiterals(withFiles(checkout, files))).toEqual([])
  })
})

describe('a status of a lifecycle', () => {
  const LIFECYCLE = 'packages/domain/src/lifecycles/order-lifecycle.ts'

  test('is in the test that is written by hand', () => {
    expect(lifecycleTests(checkout)).toEqual([])
    const added = checkout.read(LIFECYCLE).replace("  'arrived',", "  'arrived',\n  'inCustoms',")
    expect(lifecycleTests(withFiles(checkout, { [LIFECYCLE]: added }))).toEqual([
      `packages/domain/src/lifecycles/order-lifecycle.test.ts: says nothing of inCustoms, which ${LIFECYCLE} declares`,
    ])
  })
})

describe('the address of a screen', () => {
  test('is taken from one file', () => {
    expect(screenPaths(checkout)).toEqual([])
  })

  test.each([
    ['<Link to="/tuspagos">', '/tuspagos'],
    ["const ORDERS = '/operations/estadodepedidos?view=inReview'", '/operations/estadodepedidos'],
    ['navigate(`/tuscompraasistidas?new=1`)', '/tuscompraasistidas'],
    ["go('/login')", '/login'],
    ["go('/perfil')", '/perfil'],
  ])('is refused as a literal: %s', (line, screen) => {
    expect(screenPaths(withFiles(checkout, { [PAGE]: line }))).toEqual([
      `${PAGE}:1: ${screen} is a screen: take its address from @app/contract/paths`,
    ])
  })

  test('may be a call of the same name', () => {
    const line = "const listed = named({ method: 'GET', path: '/dropshipping' })"
    expect(screenPaths(withFiles(checkout, { [PAGE]: line }))).toEqual([])
  })
})

describe('a thing', () => {
  test('has one word in the names of files', () => {
    expect(glossary(checkout)).toEqual([])
  })

  test.each([
    ['apps/web/src/features/clients/customer-card.tsx', "'customer' is called 'client'"],
    ['apps/server/src/features/bills/sale-order.repository.ts', "'sale' is called 'bill'"],
    ['apps/server/src/features/orders/tell-clients.ts', "'tell' is called 'say, on…, notify'"],
  ])('is refused under another: %s', (path, problem) => {
    expect(glossary(withFiles(checkout, { [path]: '' }))).toEqual([`${path}: ${problem} (docs/glossary.md)`])
  })

  test('may have a word that begins like a refused one', () => {
    expect(glossary(withFiles(checkout, { 'apps/web/src/ui/show/settled.tsx': '' }))).toEqual([])
  })
})
