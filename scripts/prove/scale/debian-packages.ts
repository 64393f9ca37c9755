// Programs of Debian's packages without installing them: unpacked beside us, no service is started and nothing of the system changes.
import { execFileSync, type StdioOptions, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Downloaded once a checkout. */
const KEPT = join(import.meta.dirname, '../../../node_modules/.cache/debian-packages')
const QUIET: { encoding: 'utf8'; stdio: StdioOptions } = { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }

/** Unpacks packages, and all they need that this system lacks, into a directory. @throws when apt cannot name or fetch them. */
export function unpackPackages(packages: readonly string[], directory: string): void {
  mkdirSync(KEPT, { recursive: true })
  const kept = new Set(readdirSync(KEPT))
  const needed = neededFor(packages)
  const missing = needed.filter(({ file }) => ![...kept].some((name) => name.startsWith(file)))
  if (missing.length > 0) {
    console.log(`fetching ${missing.length} packages of Debian: ${missing.map(({ name }) => name).join(', ')}`)
    execFileSync('apt-get', ['download', ...missing.map(({ name, version }) => `${name}=${version}`)], { ...QUIET, cwd: KEPT })
  }
  for (const { file } of needed) {
    const found = readdirSync(KEPT).find((name) => name.startsWith(file))
    if (found) execFileSync('dpkg-deb', ['--extract', join(KEPT, found), directory], QUIET)
  }
}

/** What apt would install; it only says so, which anybody may ask. */
function neededFor(packages: readonly string[]): { name: string; version: string; file: string }[] {
  const options = ['install', '--simulate', '--no-install-recommends']
  const { status, stdout, stderr } = spawnSync('apt-get', [...options, ...packages], QUIET)
  if (status !== 0) throw new Error(`apt does not know them (\`sudo apt-get update\` first?): ${stderr?.trim()}`)
  return [...stdout.matchAll(/^Inst (\S+) (?:\[\S+\] )?\((\S+)/gm)].map(([, name = '', version = '']) => {
    // As apt names the files: a colon would not do on every disk.
    return { name, version, file: `${name}_${version.replaceAll(':', '%3a')}_` }
  })
}
