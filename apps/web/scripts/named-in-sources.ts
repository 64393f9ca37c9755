import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const NOT_BUILT = ['**/*.test.{ts,tsx}', '**/testing/**']

/** What a pattern finds in these files: what a library offers and none of them names, no browser needs. */
export const namedIn = (sources: readonly string[], pattern: RegExp): string[] =>
  globSync([...sources], { cwd: root, exclude: NOT_BUILT }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(pattern) ?? [],
  )
