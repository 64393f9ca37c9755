import { describe, expect, test } from 'vitest'
import { endpointNamesBeside } from './endpoint-names.ts'
import { featureCircles } from './feature-circles.ts'
import { fileLength } from './file-length.ts'
import { fileNames } from './file-names.ts'
import { folderSize, MOST_FILES } from './folder-size.ts'
import { lateSchemas } from './late-schemas.ts'
import { refusalsInWords } from './refusals-in-words.ts'
import { sourcesOf, withFiles } from './sources.ts'
import { shareFigures, testShares } from './test-shares.ts'

const checkout = sourcesOf(process.cwd())
const only = (files: Record<string, string>) => withFiles({ paths: [], read: () => '' }, files)

describe('a folder', () => {
  const files = (count: number) =>
    only(Object.fromEntries(Array.from({ length: count }, (_, index) => [`apps/web/src/ui/list/part-${index}.ts`, ''])))

  test('holds as many files of its own as a person takes in, and not one more', () => {
    expect(folderSize(files(40))).toEqual([])
    expect(folderSize(files(41))).toEqual([
      'apps/web/src/ui/list: 41 files of its own, more than 40: make rooms that say what is in them',
    ])
    expect(MOST_FILES).toBe(40)
  })

  test('may have rooms beside its own files', () => {
    expect(folderSize(withFiles(files(40), { 'apps/web/src/ui/list/row/cell.ts': '' }))).toEqual([])
  })

  test('of records grows with time', () => {
    const pages = Array.from({ length: 90 }, (_, index) => [`docs/decisions/${index}-choice.md`, ''])
    expect(folderSize(only(Object.fromEntries(pages)))).toEqual([])
  })
})

describe('two features', () => {
  const there = {
    'apps/server/src/features/labels/print-label.ts': "import { getBundle } from '../bundles/bundles.repository.ts'",
  }
  const back = { 'apps/server/src/features/bundles/create-bundle.ts': "import { printLabel } from '../labels/print-label.ts'" }

  test('may know each other in one direction', () => {
    expect(featureCircles(only(there))).toEqual([])
  })

  test('that import each other are named with the place that is easiest to mend', () => {
    expect(featureCircles(only({ ...there, ...back }))).toEqual([
      expect.stringMatching(/^apps\/server\/src\/features\/(bundles|labels)\/.*server\/bundles and labels import each other/),
    ])
  })

  test('that import each other when a screen is opened do so too', () => {
    const late = { 'apps/web/src/features/bills/a-dialog.tsx': "lazy(() => import('../clients/client-page.tsx'))" }
    const other = { 'apps/web/src/features/clients/client-page.tsx': "import type { Bill } from '../bills/a-dialog.tsx'" }
    expect(featureCircles(only({ ...late, ...other }))).toHaveLength(1)
  })

  test('may refer to each other in their tables, and join them where they read', () => {
    const key = { 'apps/server/src/features/bundles/bundles.table.ts': "import { labelsTable } from '../labels/labels.table.ts'" }
    const join = {
      'apps/server/src/features/bundles/bundles.lists.ts': "import { labelsTable } from '../labels/labels.table.ts'",
    }
    expect(featureCircles(only({ ...there, ...key, ...join }))).toEqual([])
  })

  test('that pass on rows of each other import each other', () => {
    const rows = {
      'apps/server/src/features/bundles/create-bundle.ts': "import type { LabelRow } from '../labels/labels.table.ts'",
    }
    expect(featureCircles(only({ ...there, ...rows }))).toHaveLength(1)
  })

  test('of this checkout may not begin to', () => {
    const [problem] = featureCircles(
      withFiles(checkout, {
        'apps/server/src/features/charges/charges.table.ts': "import { ordersRoutes } from '../orders/orders.routes.ts'",
        'apps/server/src/features/orders/orders.routes.ts': "import { chargesTable } from '../charges/charges.table.ts'",
      }),
    )
    expect(problem).toContain('server/charges and orders import each other')
  })
})

describe('an endpoint that writes', () => {
  const contract = {
    'packages/contract/src/charges.contract.ts':
      "export const addCharge = endpoint({\n  method: 'POST',\n  path: '/charges',\n})",
  }
  const useCase = { 'apps/server/src/features/charges/add-charge.ts': '' }
  const hook = { 'apps/web/src/features/charges/charges.queries.ts': 'export const useAddCharge = () => call(addCharge)' }

  test('has a use case and a hook of its name', () => {
    expect(endpointNamesBeside([])(only({ ...contract, ...useCase, ...hook }))).toEqual([])
  })

  test('whose use case is called otherwise is named', () => {
    const elsewhere = { 'apps/server/src/features/charges/save-charge.ts': '' }
    expect(endpointNamesBeside([])(only({ ...contract, ...elsewhere, ...hook }))).toEqual([
      'packages/contract/src/charges.contract.ts: addCharge has no use case charges/add-charge.ts',
    ])
  })

  test('whose use case is in another feature is named with where it is', () => {
    const elsewhere = { 'apps/server/src/features/bills/add-charge.ts': '' }
    expect(endpointNamesBeside([])(only({ ...contract, ...elsewhere }))).toEqual([
      'packages/contract/src/charges.contract.ts: addCharge has no use case charges/add-charge.ts: it is apps/server/src/features/bills/add-charge.ts',
    ])
  })

  test('whose hook is called otherwise is named', () => {
    const other = { 'apps/web/src/features/charges/charges.queries.ts': 'export const useSaveCharge = () => call(addCharge)' }
    expect(endpointNamesBeside([])(only({ ...contract, ...useCase, ...other }))).toEqual([
      'packages/contract/src/charges.contract.ts: addCharge is called without useAddCharge',
    ])
  })

  test('goes off the list of misnomers once it has its name', () => {
    expect(endpointNamesBeside(['hook addCharge'])(only({ ...contract, ...useCase, ...hook }))).toEqual([
      "scripts/structure/known-misnomers.ts: 'hook addCharge' has its name by now: take it off the list",
    ])
  })
})

describe('a file', () => {
  test('is of a known kind and has a name that says what it is', () => {
    expect(fileNames(only({ 'apps/server/src/features/bills/void-bill.ts': '' }))).toEqual([])
    expect(fileNames(only({ 'apps/server/src/odd/Thing.ts': '' }))).toEqual([
      'apps/server/src/odd/Thing.ts: of no known kind (scripts/file-kinds.ts lists them)',
    ])
    expect(fileNames(only({ 'apps/server/src/features/bills/bill-utils.ts': '' }))).toEqual([
      'apps/server/src/features/bills/bill-utils.ts: the name does not say what it is',
    ])
  })

  test('has at most 250 lines, a style sheet too', () => {
    const lines = (count: number) => 'a\n'.repeat(count)
    expect(fileLength(only({ 'apps/web/src/main.tsx': lines(250), 'apps/web/src/main.css': lines(251) }))).toEqual([
      'apps/web/src/main.css: 251 lines, more than 250',
    ])
  })
})

describe('a screen', () => {
  const page = 'apps/web/src/features/bills/bill-page.tsx'
  const problemsOf = (code: string) => lateSchemas(only({ [page]: code }))

  test('calls endpoints, knows types and loads its checks late', () => {
    expect(problemsOf("import { getBill } from '@app/contract/endpoints/bills'\n")).toEqual([])
    expect(problemsOf("import type { Bill } from '@app/contract/bills.contract'\n")).toEqual([])
    expect(problemsOf("const load = () => import('./bills.schemas.ts')\n")).toEqual([])
  })

  test.each(['@app/contract/bills.contract', '@app/contract/fields/fields', 'zod', './bills.schemas.ts'])(
    'loads no schemas with it: %s',
    (source) => {
      expect(problemsOf(`import {\n  type Bill,\n  bill,\n} from '${source}'\n`)).toEqual([
        `${page}: loads schemas at once with ${source}; import its types, or load it with import()`,
      ])
    },
  )

  test('of this product loads none', () => {
    expect(lateSchemas(checkout)).toEqual([])
  })
})

describe('tests beside sources', () => {
  const lines = (count: number) => 'line\n'.repeat(count)
  const domain = (tests: number) =>
    only({ 'packages/domain/src/money.ts': lines(100), 'packages/domain/src/money.test.ts': lines(tests) })

  test('a promised share fails where it is no longer reached', () => {
    expect(testShares(domain(100))).toEqual([])
    expect(testShares(domain(99))).toEqual(['domain: 0.990 lines of tests for a line of source, less than 1'])
  })

  test('what tests stand on counts as neither', () => {
    const files = withFiles(domain(100), {
      'packages/domain/src/testing/given.ts': lines(500),
      'packages/domain/src/machines/model.ts': lines(500),
    })
    expect(shareFigures(files)).toBe('tests ÷ source: domain 1.00')
  })
})

describe('what was refused', () => {
  const said = '<p>{errorSentence(t, error)}</p>'

  test('is said in one way, which leads on', () => {
    expect(refusalsInWords(checkout)).toEqual([])
    expect(refusalsInWords(only({ 'apps/web/src/features/bills/void-dialog.tsx': said }))).toEqual([
      'apps/web/src/features/bills/void-dialog.tsx: says a refusal without its way: use Refusal of ui/say/refusal.tsx, or showRefusal',
    ])
  })

  test('is said as words alone by what makes them, and by tests', () => {
    const files = { 'apps/web/src/ui/say/refusal.tsx': said, 'apps/web/src/features/bills/void-dialog.test.tsx': said }
    expect(refusalsInWords(only(files))).toEqual([])
  })
})
