import { dirname, join } from 'node:path'
import type { Rule } from './sources.ts'
import { UNOFFERED_FILTERS } from './unoffered-filters.ts'

const WEB = /^apps\/web\/src\/.*\.tsx?$/
const SERVER_TEST = /^apps\/server\/src\/.*\.test\.ts$/
const TEST = /\.test\.tsx?$/
const IMPORT = /from '(\.[^']+)'/g

/** A parameter that narrows a list, and the list that publishes it. */
export type PublishedFilter = { list: string; contract: string; path: string; filter: string }

/** A filter that is published is offered by a screen and asked for by a test. */
export const offeredFilters = (published: readonly PublishedFilter[]): Rule => offeredFiltersBeside(UNOFFERED_FILTERS)(published)

/** `unoffered`: the filters that only programs use, as 'listBills.clientId'. */
export const offeredFiltersBeside =
  (unoffered: readonly string[]) =>
  (published: readonly PublishedFilter[]): Rule =>
  (sources) => {
    const nameOf = ({ list, filter }: PublishedFilter) => `${list}.${filter}`
    const web = new Map(
      sources.paths.filter((path) => WEB.test(path) && !TEST.test(path)).map((path) => [path, sources.read(path)]),
    )
    const offered = new Set(published.filter((one) => isOffered(one, web)).map(nameOf))
    const tests = sources.paths.filter((path) => SERVER_TEST.test(path)).map(sources.read)
    return published.flatMap((one) => {
      const name = nameOf(one)
      const place = `packages/contract/src/${one.contract}.contract.ts: ${one.list} is narrowed by ${one.filter}`
      return [
        ...(offered.has(name) || unoffered.includes(name) ? [] : [`${place}, and no screen that shows this list offers it`]),
        ...(tests.some((text) => asks(text, one)) ? [] : [`${place}, and no test of the server asks for it`]),
        ...(offered.has(name) && unoffered.includes(name)
          ? [`scripts/structure/unoffered-filters.ts: a screen offers ${name} by now: take it off the list`]
          : []),
      ]
    })
  }

/** By a part of the web that calls the list, or by one that this part is made of. */
function isOffered({ list, filter }: PublishedFilter, web: ReadonlyMap<string, string>): boolean {
  const callers = [...web].filter(([, text]) => new RegExp(`\\b${list}\\b`).test(text))
  const parts = callers.flatMap(([path, text]) =>
    [...text.matchAll(IMPORT)].map(([, target = '']) => web.get(join(dirname(path), target)) ?? ''),
  )
  const chosen = `filters\\.${filter}\\b|(\\bsetFilter\\(|\\bFILTERS = \\[[^\\]]*)'${filter}'`
  const named = `${chosen}|'${filter}'\\]|\\b${filter}(:|,| \\})`
  return (
    callers.some(([, text]) => new RegExp(named).test(text.replaceAll(TAKEN_APART, ''))) ||
    parts.some((text) => new RegExp(chosen).test(text))
  )
}

/** What is taken apart names no filter. */
const TAKEN_APART = /\{[^{}]*\}(?=\)? =>|: [A-Z])/g

const asks = (text: string, { list, path, filter }: PublishedFilter): boolean =>
  (new RegExp(`\\b${list}\\b`).test(text) || text.includes(`${path}?`)) && new RegExp(`\\b${filter}(=|:|,| \\})`).test(text)
