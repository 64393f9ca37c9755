// npm run pack -- <folder>: what runs in production and nothing else, built: no sources, no tests, no demo company. There `npm ci --omit=dev`
// brings the libraries, as they are locked here, and `npm start` starts it.
import './needs-node.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const [given] = process.argv.slice(2)
if (!given || existsSync(given)) {
  console.error('Usage: npm run pack -- <folder that is not there yet>')
  process.exit(2)
}
const folder = resolve(given)

/** The demo company is a program of its own. */
const isPacked = (path: string): boolean => !/\/dist\/(serve-)?demo\b/.test(path)
/** What the built server reads from beside itself: migrations, fonts, words, the styles of its own pages and the colours of the screens. */
const DATA = /^apps\/(server\/src|web\/public\/locales)\/.*\.(?!ts$)\w+$|^apps\/web\/src\/theme\/tokens\.css$/
const tracked = execFileSync('git', ['ls-files', 'apps'], { cwd: root, encoding: 'utf8' }).split('\n')

const { status } = spawnSync('node', [join(root, 'scripts/build.ts')], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
for (const built of ['server', 'web', 'notifications'].map((name) => `apps/${name}/dist`))
  cpSync(join(root, built), join(folder, built), { recursive: true, filter: isPacked })
// npm wants the manifests of all that the lock file names.
const manifests = globSync(['package-lock.json', '{apps,packages}/*/package.json', '{api-client,bench,e2e}/package.json'], {
  cwd: root,
})
for (const path of [...tracked.filter((one) => DATA.test(one)), ...manifests, '.env.example', 'docs/operations.md']) {
  mkdirSync(join(folder, dirname(path)), { recursive: true })
  copyFileSync(join(root, path), join(folder, path))
}

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object
const COMMANDS = { start: 'main', backup: 'backup', restore: 'restore', 'books:check': 'books-check' }
const scripts = Object.fromEntries(
  Object.entries(COMMANDS).map(([command, program]) => [command, `exec node apps/server/dist/${program}.js`]),
)
writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`)
console.log(`Packed in ${folder}. There: npm ci --omit=dev && npm start`)
