import { dirname, join } from 'node:path'
import { KNOWN_JOINS } from './known-joins.ts'
import type { Rule, Sources } from './sources.ts'

const FEATURE_FILE = /^apps\/server\/src\/features\/([a-z-]+)\/.*\.ts$/
const IMPORT_OF_TABLES = /import (type )?\{([^}]*)\} from '(\.[^']+\.table\.ts)'/g

/**
 * A table is read by the feature that owns it; another feature reads it in a declared join, and the list of those only shrinks. A foreign key reads
 * nothing: tables name the tables that they refer to.
 */
export const tableReads: Rule = (sources) => tableReadsBeside(KNOWN_JOINS)(sources)

/** `known`: the readers by table, as `billsTable: ['orders']`. */
export const tableReadsBeside =
  (known: Readonly<Record<string, readonly string[]>>): Rule =>
  (sources) => {
    const reads = sources.paths.flatMap((path) => readsOf(sources, path))
    const isKnown = ({ table, reader }: Read) => known[table]?.includes(reader) ?? false
    const isRead = (table: string, reader: string) => reads.some((read) => read.table === table && read.reader === reader)
    return [
      ...reads.filter((read) => !isKnown(read)).map(problemOf),
      ...Object.entries(known).flatMap(([table, readers]) =>
        readers
          .filter((reader) => !isRead(table, reader))
          .map((reader) => `scripts/structure/known-joins.ts: ${reader} reads ${table} no more: take it off the list`),
      ),
    ]
  }

type Read = { reader: string; table: string; owner: string; place: string }

function readsOf({ read }: Sources, place: string): Read[] {
  const reader = featureOf(place)
  if (!reader || /\.(test|table)\.ts$/.test(place)) return []
  return [...read(place).matchAll(IMPORT_OF_TABLES)].flatMap(([, isType, names = '', from = '']) => {
    const owner = featureOf(join(dirname(place), from))
    if (isType || !owner || owner === reader) return []
    return tablesIn(names).map((table) => ({ reader, table, owner, place }))
  })
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
