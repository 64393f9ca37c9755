// Where in the sources a place of the built program comes from. The maps are read when an error is written: kept, they would take 50 MiB.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { SOURCES } from '../../places.ts'

const REPOSITORY = join(SOURCES, '../../..')
/** What was built lies flat in one folder, this too; where the sources run, no script lies beside this one. */
const BUILT = `${pathToFileURL(import.meta.dirname).href}/`
const PLACE = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g
/** The same errors come again and again. */
const MOST_KEPT = 1_000
const kept = new Map<string, string>()

/** The frames of a stack, each with its place in the sources where that is known: `apps/server/src/main.ts:12:3`. */
export function withSourcePlaces(stack: string): string {
  const maps = new Map<string, SourceMap | null>()
  return stack.replaceAll(PLACE, (place, file: string, line: string, column: string) => {
    if (!file.startsWith(BUILT)) return place
    const known = kept.get(place)
    if (known) return known
    const map = maps.has(file) ? maps.get(file) : readMap(file)
    maps.set(file, map ?? null)
    const source = map ? sourcePlace(map, file, Number(line), Number(column)) : place
    if (kept.size < MOST_KEPT) kept.set(place, source)
    return source
  })
}

function readMap(file: string): SourceMap | null {
  const path = `${fileURLToPath(file)}.map`
  return existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8')) as SourceMapPayload) : null
}

function sourcePlace(map: SourceMap, file: string, line: number, column: number): string {
  const origin = map.findOrigin(line, column)
  if (!('fileName' in origin)) return `${file}:${line}:${column}`
  const path = join(dirname(fileURLToPath(file)), origin.fileName)
  return `${relative(REPOSITORY, path)}:${origin.lineNumber}:${origin.columnNumber}`
}
