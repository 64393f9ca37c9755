// Builds the web application, the notifications component and the server when their sources are newer than what was built; of these only
// what is named: `node scripts/build.ts apps/server`.
import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SHARED = ['package-lock.json', 'packages/*/src/**/*.ts']

const applications = [
  {
    name: 'apps/web',
    built: 'index.html',
    sources: ['apps/web/{src,public,scripts,worker}/**/*', 'apps/web/*.{ts,html,json}', ...SHARED],
  },
  {
    name: 'apps/notifications',
    built: 'index.html',
    sources: ['apps/notifications/src/**/*', 'apps/notifications/*.{ts,html,json}', 'apps/web/src/theme/*.css', ...SHARED],
  },
  {
    name: 'apps/server',
    built: 'api-description.json',
    sources: [
      'apps/server/{src,scripts}/**/*.ts',
      'apps/server/src/features/api-description/**/*',
      'apps/server/*.{ts,json}',
      ...SHARED,
    ],
    afterwards: 'scripts/write-description.ts',
  },
]

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: root, exclude: ['**/*.test.ts'] }).map((path) => statSync(join(root, path)).mtimeMs))

const builtAt = (name: string, built: string) =>
  statSync(join(root, name, 'dist', built), { throwIfNoEntry: false })?.mtimeMs ?? 0

const named = process.argv.slice(2)
for (const { name, built, sources, afterwards } of applications) {
  if (named.length > 0 && !named.includes(name)) continue
  if (builtAt(name, built) > newest(sources)) continue
  console.log(`Building ${name} …`)
  run('vite', ['build', '--logLevel', 'warn'], name)
  if (afterwards) run('node', [afterwards], name)
}

function run(command: string, parameters: readonly string[], application: string): void {
  const { status } = spawnSync(command, parameters, { cwd: join(root, application), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
