// All that a client's home shows, in one statement.
import { sql } from 'drizzle-orm'
import type { RowOf } from '../../db/record-view.ts'
import { writtenStatement } from '../../db/written-statement.ts'
import { valuesInForceAsJson } from '../parameters/parameters.repository.ts'
import { billsAtHome } from './home-bills.repository.ts'
import { packages } from './home-packages.repository.ts'
import { prices } from './home-prices.repository.ts'

const FIGURES = { ...packages, ...billsAtHome, ...prices, inForce: valuesInForceAsJson(sql.placeholder('now')) }
export type HomeFigures = RowOf<typeof FIGURES>

/** Given `userId` and `now`. */
export const readHome = writtenStatement<HomeFigures>(() => {
  const named = Object.entries(FIGURES).map(([name, figure]) => sql`${figure} as ${sql.identifier(name)}`)
  return sql`select ${sql.join(named, sql`, `)}`
})
