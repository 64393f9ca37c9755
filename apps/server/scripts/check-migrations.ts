// Fails when the tables of the code are not those of the migrations (columns, indexes, keys, CHECKs), and names each place. Drizzle-kit
// describes the tables as it would when it writes the next migration; its description beside the newest migration says how they were.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import config from '../drizzle.config.ts'
import { MIGRATIONS } from '../src/db/migrate.ts'
import * as tables from '../src/db/schema.ts'

const descriptions = join(MIGRATIONS, 'meta')
const snapshots = readdirSync(descriptions)
  .filter((file) => file.endsWith('_snapshot.json'))
  .sort()
const newest = snapshots.at(-1)

if (snapshots.length > 1) {
  console.error(`Drizzle-kit reads the newest description of the tables alone: delete ${snapshots.slice(0, -1).join(', ')}.`)
  process.exit(1)
}

const inMigrations = placesOf(newest ? JSON.parse(readFileSync(join(descriptions, newest), 'utf8')) : {})
const inCode = placesOf(generateDrizzleJson(tables, undefined, undefined, config.casing))
const differing = [...new Set([...inMigrations.keys(), ...inCode.keys()])]
  .filter((place) => inMigrations.get(place) !== inCode.get(place))
  .sort()

if (differing.length > 0) {
  console.error(`The tables in the code are not those that the migrations make (${newest ?? 'there is no migration'}):`)
  for (const place of differing) {
    console.error(
      `  ${place}: ${inCode.get(place) ?? 'absent'} in the code, ${inMigrations.get(place) ?? 'absent'} in the migrations`,
    )
  }
  console.error('Run `npx drizzle-kit generate --name=what_changes` in apps/server and read the SQL that it writes.')
  process.exit(1)
}

/** Every value of the description under its path: `tables.charges.columns.name.type`. */
function placesOf({ id: _id, prevId: _prevId, _meta, ...description }: Record<string, unknown>): Map<string, string> {
  const places = new Map<string, string>()
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) places.set(path.replace('public.', ''), JSON.stringify(value))
    else for (const [name, part] of Object.entries(value)) visit(part, path ? `${path}.${name}` : name)
  }
  visit(JSON.parse(JSON.stringify(description)), '')
  return places
}
