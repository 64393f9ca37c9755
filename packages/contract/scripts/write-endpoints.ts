// Writes src/endpoints from the contracts: what calling each endpoint takes, without its schemas. With --check it fails where the
// files are not what the contracts say.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Endpoint } from '../src/endpoint.ts'
import { CALLABLE_PARTS } from '../src/fields/callable.ts'
import { rangeOf } from '../src/fields/list.ts'

const SOURCES = join(import.meta.dirname, '../src')
const ENDPOINTS = join(SOURCES, 'endpoints')
const ENDING = '.contract.ts'
/** The formatter breaks a longer line. */
const LONGEST_LINE = 130

/** Also those in a room; their endpoints are in a room of the same name. */
const contracts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith(ENDING))
  .toSorted()
const pages = new Map<string, string>()
for (const contract of contracts) {
  const exported: Record<string, unknown> = await import(join(SOURCES, contract))
  const lines = Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [lineOf(name, value)] : []))
  const page = contract.replace(ENDING, '.ts')
  if (lines.length > 0) pages.set(page, `${headOf(contract)}\n${lines.join('\n')}\n`)
}

if (process.argv.includes('--check')) check()
else write()

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value
}

function headOf(contract: string): string {
  const up = '../'.repeat(contract.split('/').length)
  const imports = [
    `import type * as contract from '${up}${contract}'`,
    `import type { CallableOf } from '${up}fields/callable.ts'`,
  ]
  // The formatter wants them in the order of their paths.
  if (contract > 'fields') imports.reverse()
  return `// Made of ${contract} by \`npm run endpoints\`: how each of its endpoints is called. Change it there.
${imports.join('\n')}
`
}

function lineOf(name: string, endpoint: Endpoint): string {
  const parts: [string, unknown][] = CALLABLE_PARTS.map((part) => [part, endpoint[part]])
  if (typeof endpoint.response === 'string') parts.push(['response', endpoint.response])
  parts.push(['range', rangeOf(endpoint)])
  const properties = parts.flatMap(([part, value]) => (value === undefined ? [] : [`${part}: ${literal(value)}`]))
  const start = `export const ${name}: CallableOf<typeof contract.${name}> = {`
  const line = `${start} ${properties.join(', ')} }`
  return line.length <= LONGEST_LINE ? line : `${start}\n${properties.map((property) => `  ${property},\n`).join('')}}`
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  return typeof value === 'string' ? `'${value}'` : String(value)
}

function write(): void {
  rmSync(ENDPOINTS, { recursive: true, force: true })
  for (const [name, page] of pages) {
    mkdirSync(dirname(join(ENDPOINTS, name)), { recursive: true })
    writeFileSync(join(ENDPOINTS, name), page)
  }
}

function check(): void {
  const found = readdirSync(ENDPOINTS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const unexpected = found.filter((name) => !pages.has(name))
  const different = [...pages].filter(([name, page]) => readPage(name) !== page).map(([name]) => name)
  const wrong = [...unexpected, ...different]
  if (wrong.length === 0) return
  console.error(`packages/contract/src/endpoints is not what the contracts say (${wrong.join(', ')}): run \`npm run endpoints\``)
  process.exitCode = 1
}

function readPage(name: string): string | null {
  try {
    return readFileSync(join(ENDPOINTS, name), 'utf8')
  } catch {
    return null
  }
}
