// docs/security.md is read by people who decide by it: its rows are the standard's, its sums are its rows', and the tests it names exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = process.cwd()
const PAGE = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
/** ASVS 5.0.0 has so many requirements of a level. */
const OF_THE_STANDARD = { '1': 70, '2': 183 }

type Row = { numbers: string; count: number; level: string; state: string; how: string; shownBy: string }
const ROW = /^\| (\d+\.\d+\.\d+)(?: to \d+\.\d+\.(\d+))? \| ([^|]*) \| ([^|]*) \| (.*?) \| +(.*?) ?\|$/gm
const rows: Row[] = [...PAGE.matchAll(ROW)].map(([, first = '', last, level = '', state = '', how = '', shownBy = '']) => ({
  numbers: first,
  count: last === undefined ? 1 : Number(last) - Number(first.split('.')[2]) + 1,
  level,
  state: state.replaceAll('*', ''),
  how,
  shownBy,
}))

const sum = (some: readonly Row[]) => some.reduce((total, { count }) => total + count, 0)
const countsOf = (level: string) => {
  const ofLevel = rows.filter((row) => row.level === level)
  const of = (state: string) => sum(ofLevel.filter((row) => row.state === state))
  return [of('met'), of('not met'), of('n/a'), sum(ofLevel)]
}

test('every requirement of the two levels has a row, once, and an answer', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(new Set(rows.map(({ numbers }) => numbers)).size).toBe(rows.length)
  expect(rows.filter(({ level, state }) => !/^[12]$/.test(level) || !/^(met|not met|n\/a)$/.test(state))).toEqual([])
  expect({ '1': countsOf('1').at(-1), '2': countsOf('2').at(-1) }).toEqual(OF_THE_STANDARD)
})

test.each(['1', '2'])('the sums of level %s are those of its rows', (level) => {
  const said = new RegExp(`^\\| ${level} \\| (\\d+) \\| (\\d+) \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(PAGE)?.slice(1).map(Number)

  expect(said).toEqual(countsOf(level))
})

test('what is not met is an operator’s to meet', () => {
  const open = rows.filter(({ state }) => state === 'not met')

  expect(open.filter(({ how }) => !how.startsWith('Operator')).map(({ numbers }) => numbers)).toEqual([])
})

/** As the page says: below the server's sources, unless they begin with another folder. */
const placeOf = (path: string): string =>
  /^(e2e|packages|apps|scripts|docs|bench)\//.test(path) ? path : `apps/server/src/${path}`

describe('what a row names', () => {
  test('is a file that is there', () => {
    const named = rows.flatMap(({ numbers, how, shownBy }) =>
      [...`${how} ${shownBy}`.matchAll(/`([\w./{}-]+\/[\w.-]+\.(?:tsx?|md))`/g)].map(([, path = '']) => [numbers, path] as const),
    )
    const away = named.filter(([, path]) => !existsSync(join(ROOT, placeOf(path))))

    expect(named.length).toBeGreaterThan(100)
    expect(away.map((one) => one.join(' '))).toEqual([])
  })

  test('is a test of that title in that file', () => {
    const missing = rows.flatMap(({ numbers, shownBy }) =>
      [...shownBy.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: ("[^`]*")/g)].flatMap(([, path = '', titles = '']) => {
        const text = existsSync(join(ROOT, placeOf(path))) ? readFileSync(join(ROOT, placeOf(path)), 'utf8') : ''
        const quoted = [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title)
        return quoted.filter((title) => !text.includes(title)).map((title) => `${numbers} ${path}: ${title}`)
      }),
    )

    expect(missing).toEqual([])
  })

  test('is something where it is met', () => {
    const silent = rows.filter(({ state, how, shownBy }) => state === 'met' && !/`|Above/.test(`${how}${shownBy}`))

    expect(silent.map(({ numbers }) => numbers)).toEqual([])
    expect(rows.filter(({ shownBy }) => shownBy === 'no test')).toEqual([])
  })
})
