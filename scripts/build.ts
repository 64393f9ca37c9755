// Builds the web application and the notifications component when their sources are newer than what was built.
import { spawnSync } from 'node:child_process'
import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const SHARED = ['package-lock.json', 'packages/*/src/**/*.ts']

const applications = [
  { name: 'apps/web', sources: ['apps/web/{src,public,scripts,worker}/**/*', 'apps/web/*.{ts,html,json}', ...SHARED] },
  {
    name: 'apps/notifications',
    sources: ['apps/notifications/src/**/*', 'apps/notifications/*.{ts,html,json}', 'apps/web/src/theme/*.css', ...SHARED],
  },
]

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: root }).map((path) => statSync(join(root, path)).mtimeMs))

const builtAt = (name: string) => statSync(join(root, name, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0

for (const { name, sources } of applications) {
  if (builtAt(name) > newest(sources)) continue
  console.log(`Building ${name} …`)
  const { status } = spawnSync('vite', ['build', '--logLevel', 'warn'], { cwd: join(root, name), stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
