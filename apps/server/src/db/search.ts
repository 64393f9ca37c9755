import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

const ACCENTED = 'ÁÀÂÄÉÈÊËÍÌÎÏÓÒÔÖÚÙÛÜÑÇáàâäéèêëíìîïóòôöúùûüñç'
const PLAIN = 'AAAAEEEEIIIIOOOOUUUUNCaaaaeeeeiiiioooouuuunc'

/** What a contains-search looks in: the columns in lower case, without accents. Only immutable functions may generate a column. */
export function searchable(...columns: [AnyPgColumn, ...AnyPgColumn[]]): SQL {
  const joined = sql.join(
    columns.map((column) => sql`coalesce(${column}, '')`),
    sql` || ' ' || `,
  )
  return sql`lower(translate(${joined}, ${sql.raw(`'${ACCENTED}'`)}, ${sql.raw(`'${PLAIN}'`)}))`
}

/** How an index finds what contains some letters. */
export const containing = (text: SQL): SQL => sql`${text} gin_trgm_ops`

/** What orders words as a dictionary does, where accents and capitals change no place: the database's own order is that of the codes. */
export const alphabetical = (...columns: [AnyPgColumn, ...AnyPgColumn[]]) => ({
  expression: searchable(...columns),
  type: 'text' as const,
})

/** As `searchable` writes it: in lower case, without accents. */
export const plainText = (typed: string): string =>
  [...typed]
    .map((character) => PLAIN[ACCENTED.indexOf(character)] ?? character)
    .join('')
    .toLowerCase()

/** Whether what `searchable` makes, or a column of it, contains the searched text; `%` and `_` are plain characters. */
export function contains(column: AnyPgColumn | SQL, typed: string): SQL {
  const pattern = `%${plainText(typed.trim()).replace(/[\\%_]/g, '\\$&')}%`
  return sql`${column} like ${pattern}`
}
