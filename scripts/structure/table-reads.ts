import { dirname, join } from 'node:path'
import { KNOWN_JOINS } from './known-joins.ts'
import type { Rule, Sources } from './sources.ts'
import { type Table, tablesInSql, tablesOf } from './tables.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/([a-z-]+)\/.*\.ts$/
const IMPORT_OF_TABLES = /import (type )?\{([^}]*)\} from '(\.[^']+\.table\.ts)'/g

/** Statements are written here; a foreign key reads nothing. */
const MAY_READ = /\.(repository|lists|kind|table)\.ts$/
const ARE_READ_BY = 'tables are read in files *.repository.ts, *.lists.ts and *.kind.ts'

/**
 * A table is read by the feature that owns it, in its repositories, lists and kinds, as an object or by its name in SQL. Another feature reads it in
 * a declared join, and the list of those only shrinks.
 */
export const tableReads: Rule = (sources) => tableReadsBeside(KNOWN_JOINS)(sources)

/** `known`: the readers by table, as `billsTable: ['orders']`. */
export const tableReadsBeside =
  (known: Readonly<Record<string, readonly string[]>>): Rule =>
  (sources) => {
    const tables = tablesOf(sources)
    const found = sources.paths.flatMap((path) => readsOf(sources, path, tables))
    const reads = found.filter(({ reader, owner }) => reader !== owner)
    const isKnown = ({ table, reader }: Read) => known[table]?.includes(reader) ?? false
    const isRead = (table: string, reader: string) => reads.some((read) => read.table === table && read.reader === reader)
    return [
      ...found.filter(({ place }) => !MAY_READ.test(place)).map(({ place, table }) => `${place}: reads ${table}: ${ARE_READ_BY}`),
      ...reads.filter((read) => !isKnown(read)).map(problemOf),
      ...Object.entries(known).flatMap(([table, readers]) =>
        readers
          .filter((reader) => !isRead(table, reader))
          .map((reader) => `scripts/structure/known-joins.ts: ${reader} reads ${table} no more: take it off the list`),
      ),
    ]
  }

type Read = { reader: string; table: string; owner: string; place: string }

function readsOf({ read }: Sources, place: string, tables: readonly Table[]): Read[] {
  const reader = featureOf(place)
  if (!reader || /\.(test|table)\.ts$/.test(place)) return []
  const code = read(place)
  const imported = [...code.matchAll(IMPORT_OF_TABLES)].flatMap(([, isType, names = '', from = '']) => {
    const owner = featureOf(join(dirname(place), from))
    return isType || !owner ? [] : tablesIn(names).map((table) => ({ reader, table, owner, place }))
  })
  const named = tablesInSql(code, tables)
    .filter(({ name }) => !imported.some(({ table }) => table === name))
    .map(({ name, owner }) => ({ reader, table: name, owner, place }))
  return [...imported, ...named]
}

const featureOf = (path: string): string | undefined => FEATURE_FILE.exec(path)?.[1]

/** The rows' types are no reads. */
const tablesIn = (names: string): string[] =>
  names
    .split(',')
    .map((name) => name.trim().replace(/ as \w+$/, ''))
    .filter((name) => name && !name.startsWith('type '))

const problemOf = ({ reader, table, owner, place }: Read): string =>
  `${place}: ${reader} reads ${table} of ${owner}: ask a function of ${owner}, or declare the join in scripts/structure/known-joins.ts`
