// The end of a long log says what failed: also what failed forty minutes above it, in another command.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const TEST_RUN = join(ROOT, 'scripts/test-run.ts')
let copy: string

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'puente-ci-'))
  mkdirSync(join(copy, '.ci'))
  cpSync(join(ROOT, '.ci/run'), join(copy, '.ci/run'))
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
})
afterEach(() => rmSync(copy, { recursive: true, force: true }))

/** A project of its own for `.ci/run`: `npm ci` does nothing there, the two commands run these steps. */
function commands(test: string, testLong: string): void {
  const steps = (lines: string) => `import { finish, step, vitest } from ${JSON.stringify(TEST_RUN)}\n${lines}\nfinish()\n`
  writeFileSync(join(copy, 'test.ts'), steps(test))
  writeFileSync(join(copy, 'test-long.ts'), steps(testLong))
  mkdirSync(join(copy, 'bin'))
  const npm = `#!/bin/sh\ncase "$*" in\ntest) exec node test.ts ;;\n"run test:long") exec node test-long.ts ;;\nesac\n`
  writeFileSync(join(copy, 'bin/npm'), npm, { mode: 0o755 })
}

function run(): { status: number | null; lines: string[] } {
  const { VITEST: _, ...environment } = process.env
  const env = { ...environment, PATH: `${join(copy, 'bin')}:${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` }
  const { status, stdout } = spawnSync('bash', ['.ci/run'], { cwd: copy, env, encoding: 'utf8' })
  return { status, lines: stdout.trimEnd().split('\n') }
}

test('what failed in npm test is named at the very end, after the last step of test:long, with why', () => {
  writeFileSync(
    join(copy, 'adds.test.ts'),
    `import { expect, test } from 'vitest'
     test('one and one', () => expect(1 + 1).toBe(2))
     test('one and two', () => expect(1 + 2).toBe(4))`,
  )
  commands(
    `vitest('unit tests', ['--root', ${JSON.stringify(copy)}])`,
    `vitest('programs', ['--root', ${JSON.stringify(copy)}, '-t', 'and one'])`,
  )

  const { status, lines } = run()

  expect(status).toBe(1)
  expect(lines.at(-1)).toBe('2 passed, 1 failed, 1 skipped')
  const end = lines.slice(lines.lastIndexOf('1 passed, 0 failed, 1 skipped') + 1, -1)
  expect(end[0]).toBe('FAILED: unit tests')
  expect(end[1]).toBe(`FAILED: ${join(copy, 'adds.test.ts')} › one and two`)
  expect(end[2]).toMatch(/^ {2}AssertionError: expected 3 to be 4/)
  expect(lines.filter((line) => line.endsWith('› one and two'))).toHaveLength(2)
})

test('a step without tests that failed is named too; one that passed is not', () => {
  commands(`step('check', 'false', []); step('build', 'true', [])`, `step('documents', 'false', [])`)

  const { status, lines } = run()

  expect(status).toBe(1)
  expect(lines.slice(-3)).toEqual(['FAILED: check', 'FAILED: documents', '0 passed, 0 failed, 0 skipped'])
})

test('where nothing failed the totals alone are added', () => {
  writeFileSync(join(copy, 'passes.test.ts'), `import { expect, test } from 'vitest'\ntest('one', () => expect(1).toBe(1))`)
  const passing = `vitest('unit tests', ['--root', ${JSON.stringify(copy)}])`
  commands(passing, passing)

  const { status, lines } = run()

  expect(status).toBe(0)
  expect(lines.slice(-2)).toEqual(['1 passed, 0 failed, 0 skipped', '2 passed, 0 failed, 0 skipped'])
})
