import { dirname, join } from 'node:path'
import type { Rule, Sources } from './sources.ts'

const FEATURE_FILE = /^apps\/(server|web)\/src\/features\/([a-z-]+)\/.*\.tsx?$/
const IMPORT = /(?:from|import\()\s*'(\.[^']+)'/g

/** A query joins a table, a table names another as a foreign key: a schema is one graph, whose joins `table-reads.ts` holds. */
const TABLE = /\.table\.ts$/
const READS_TABLES = /\.(table|repository|lists)\.ts$/

type Import = { from: string; to: string; place: string }

/** No two features import each other, tables aside. */
export const featureCircles: Rule = (sources) => {
  const imports = importsBetweenFeatures(sources)
  const circles = Map.groupBy(
    imports.filter(({ from, to }) => imports.some((other) => other.from === to && other.to === from)),
    ({ from, to }) => nameOf(from, to),
  )
  return [...circles].map(([name, places]) => circleProblem(name, places))
}

function importsBetweenFeatures({ paths, read }: Sources): Import[] {
  return paths.flatMap((path) => {
    const from = featureOf(path)
    if (!from || /\.test\.tsx?$/.test(path)) return []
    return [...read(path).matchAll(IMPORT)].flatMap(([, target = '']) => {
      if (TABLE.test(target) && READS_TABLES.test(path)) return []
      const to = featureOf(join(dirname(path), target))
      return to && to !== from ? [{ from, to, place: path }] : []
    })
  })
}

const featureOf = (path: string): string | undefined => {
  const [, app, feature] = FEATURE_FILE.exec(path) ?? []
  return app && feature ? `${app}/${feature}` : undefined
}

function nameOf(one: string, other: string): string {
  const [first = '', second = ''] = [one, other].sort()
  return `${first} and ${second.split('/')[1]}`
}

function circleProblem(name: string, imports: readonly Import[]): string {
  const [fewer = []] = [...Map.groupBy(imports, ({ from }) => from).values()].sort((one, other) => one.length - other.length)
  return `${fewer[0]?.place}: ${name} import each other: what both need belongs to one of them, or to a third`
}
