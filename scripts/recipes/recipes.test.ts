import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Copy, copyOfCheckout } from './copy.ts'
import { type Edit, make } from './recipe.ts'
import { RECIPES } from './recipes.ts'

/** The compiler looks at everything twice. */
const PATIENCE_IN_MILLISECONDS = 1_800_000
/** What `npm run check` runs beside the compiler and the formatter, each by itself: one that fails hides none of the others. */
const CHECKS = [
  'scripts/check-structure.ts',
  'packages/domain/scripts/write-diagrams.ts --check',
  'packages/contract/scripts/write-endpoints.ts --check',
  'apps/server/scripts/check-migrations.ts',
  'apps/web/scripts/check-translations.ts',
]

const checked = (copy: Copy): string =>
  CHECKS.map((script) => copy.run(process.execPath, script.split(' ')))
    .filter(({ status }) => status !== 0)
    .map(({ words }) => words)
    .join('\n')
const COMPILED = ['packages/domain', 'packages/contract', 'apps/server', 'apps/web', 'e2e']
const compiled = (copy: Copy): string => copy.run('tsc', ['-b', ...COMPILED]).words

const recipes = Object.entries(RECIPES)
let copy: Copy
let folder: string
/** What was said after the first edit of all of them, and after the rest of each. */
let saidFirst: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'puente-recipes-'))
  copy = await copyOfCheckout(folder)
  await make(
    copy,
    recipes.map(([, { first }]) => first),
  )
  saidFirst = `${compiled(copy)}\n${checked(copy)}`
  copy.forget()
}, PATIENCE_IN_MILLISECONDS)

afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(recipes)('%s', (name, { page, mostFiles, first, others, last }) => {
  const unnamed = (edits: readonly Edit[], said: string) =>
    edits.filter(({ namedBy }) => !namedBy.test(said)).map(({ namedBy }) => namedBy)

  test('after its first edit every other place is named, or named by the next', {
    timeout: PATIENCE_IN_MILLISECONDS,
  }, async () => {
    expect(unnamed(others, saidFirst)).toEqual([])

    await make(copy, [first, ...others])
    expect(unnamed(last, checked(copy))).toEqual([])
    await make(copy, last)
    copy.format()
    copy.commit(name)
  })

  test('needs no more files than its page says, and the page names each', async () => {
    const files = copy.changed()
    const said = await readFile(page, 'utf8')

    expect(files.length).toBeLessThanOrEqual(mostFiles)
    expect(files.filter((file) => !isNamedIn(said, file))).toEqual([])
  })
})

test('all of them together compile and pass', { timeout: PATIENCE_IN_MILLISECONDS }, () => {
  expect(checked(copy)).toBe('')
  expect(compiled(copy)).toBe('')
})

/** By its path, `{es,en}` for both languages, or as what a command writes into its folder; parts in <…> are chosen by who follows. */
function isNamedIn(page: string, file: string): boolean {
  const places = [...page.matchAll(/`([^`\s]*[/.][^`\s]*)`/g)].map(([, place = '']) => place)
  return places.some((place) => {
    const pattern = place
      .replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')
      .replaceAll('{es,en}', '(es|en)')
      .replaceAll(/<[a-z-]+>/g, '[a-z-]+')
    return new RegExp(`^${pattern}(/.*)?$`).test(file)
  })
}
