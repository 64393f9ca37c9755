import type { Sources } from './sources.ts'

const TABLE_FILE = /^apps\/server\/src\/features\/([a-z-]+)\/.*\.table\.ts$/
const DECLARED = /export const (\w+) = pgTable\(\s*'([a-z_]+)'/g
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm
const RENAMED = /\b(\w+Table) as (\w+)|\bconst (\w+) = (\w+Table)\b/g
const IN_SQL = /\b(?:from|join|into|update|only|truncate)\s+"?([a-z_]+)"?/gi

/** A table: its name in the code, its name in the database, and the feature that owns it. */
export type Table = { name: string; inSql: string; owner: string }

export function tablesOf({ paths, read }: Sources): Table[] {
  return paths.flatMap((path) => {
    const owner = TABLE_FILE.exec(path)?.[1]
    if (!owner) return []
    return [...read(path).matchAll(DECLARED)].map(([, name = '', inSql = '']) => ({ name, inSql, owner }))
  })
}

export const withoutComments = (code: string): string => code.replaceAll(COMMENTS, '')

/** The table that a file has under this name, imported or set under another one. */
export function tableNamedIn(code: string): (name: string) => string {
  const renamed = new Map(
    [...code.matchAll(RENAMED)].map(([, imported = '', as = '', set = '', table = '']) => [as || set, imported || table]),
  )
  return (name) => renamed.get(name) ?? name
}

/** The tables that texts of SQL in this code name, without their objects. */
export function tablesInSql(code: string, tables: readonly Table[]): Table[] {
  const names = new Set([...withoutComments(code).matchAll(IN_SQL)].map(([, name = '']) => name))
  return tables.filter(({ inSql }) => names.has(inSql))
}
