// What npm run pack makes is what runs: it is started from its own folder, with the libraries that are installed here.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync, symlinkSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const PATIENCE_IN_MILLISECONDS = 600_000
let parent: string
let folder: string

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'puente-packed-'))
  folder = join(parent, 'puente')
  execFileSync('node', [join(ROOT, 'scripts/pack.ts'), folder], { stdio: 'inherit' })
}, PATIENCE_IN_MILLISECONDS)
afterAll(() => rm(parent, { recursive: true, force: true }))

test('what is packed holds no test, no source and no demo, and answers', { timeout: PATIENCE_IN_MILLISECONDS }, () => {
  const files = globSync('**/*', { cwd: folder })

  expect(files.filter((path) => /\.tsx?$|\.test\.|\btesting\b|\bhostile\b|\bdemo\b/.test(path))).toEqual([])
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  symlinkSync(join(ROOT, 'apps/server/node_modules'), join(folder, 'apps/server/node_modules'))
  // It says what it lacks and not that a file is missing: everything that it is made of was read.
  const away = { PATH: process.env.PATH, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', DATA_DIR: join(parent, 'data') }
  const started = spawnSync('node', ['apps/server/dist/main.js'], { cwd: folder, env: away, encoding: 'utf8' })
  expect(started.stderr).toMatch(/database/i)
  expect(started.stderr).not.toMatch(/Cannot find|ENOENT|no such file/i)
  const usage = spawnSync('node', ['apps/server/dist/backup.js'], { cwd: folder, env: away, encoding: 'utf8' })
  expect(usage.stderr).toContain('Usage: npm run backup')
})

test('a folder that is there already is not written over', () => {
  const { status, stderr } = spawnSync('node', [join(ROOT, 'scripts/pack.ts'), parent], { encoding: 'utf8' })

  expect(status).toBe(2)
  expect(stderr).toContain('Usage: npm run pack')
  expect(existsSync(join(parent, 'package.json'))).toBe(false)
})
