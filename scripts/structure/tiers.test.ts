// What npm test leaves to npm run test:long: of every feature something stays, and no name in the lists is of a file that is gone.
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LONG, LONGEST_FIRST, SAMPLED } from '../long-tests.ts'
import { longestFirst } from '../longest-first.ts'

const FEATURES = 'apps/server/src/features'
const testsIn = (pattern: string) => globSync(pattern, { exclude: ['**/node_modules/**'] })
const long = new Set(LONG.flatMap(testsIn))
const features = (paths: Iterable<string>) => new Set([...paths].map((path) => path.split('/')[4] ?? ''))

/** Half a minute in one file, for it really works. */
const WHOLLY_LONG = ['proof-of-work']

test('npm test still has tests of every feature', () => {
  const all = testsIn(`${FEATURES}/*/**/*.test.ts`)
  const short = features(all.filter((path) => !long.has(path)))
  expect([...features(all)].filter((feature) => !short.has(feature))).toEqual(WHOLLY_LONG)
})

test('each of the lists names files that are there, whole names as well as patterns', () => {
  const branches = (pattern: string): string[] => {
    const [whole, inside = ''] = pattern.match(/\{([^{}]*)\}/) ?? []
    return whole ? inside.split(',').flatMap((name) => branches(pattern.replace(whole, name))) : [pattern]
  }
  const named = [...LONG, ...SAMPLED, ...LONGEST_FIRST].flatMap(branches)
  expect(named.filter((pattern) => testsIn(pattern).length === 0)).toEqual([])
})

test('what is known to be long begins a run, the longest first; all else keeps its order', () => {
  const [longest = '', next = ''] = LONGEST_FIRST
  const files = ['b.test.ts', next, 'a.test.ts', longest].map((path) => `/checkout/${path}`)
  expect(longestFirst(files, (path) => path)).toEqual(
    [longest, next, 'b.test.ts', 'a.test.ts'].map((path) => `/checkout/${path}`),
  )
})
