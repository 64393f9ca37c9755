// npm test: every check and test, from a fresh clone, one after the other; ends with one line of totals.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.ts'

type Totals = { passed: number; failed: number; skipped: number }

const reports = mkdtempSync(join(tmpdir(), 'puente-test-'))
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1)
const started = performance.now()

step('check', 'npm', ['run', '--silent', 'check'])
step('unit, property and API tests', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/vitest.json`,
])
count(readVitest)
step('build', 'node', ['scripts/build.ts'])
await browserTests()

console.log(`\n${minutes(started)} minutes in all.`)
for (const failure of failures) console.log(`FAILED: ${failure}`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exit(failures.length > 0 || totals.failed > 0 || totals.passed === 0 ? 1 : 0)

async function browserTests(): Promise<void> {
  try {
    const path = await chromium()
    const environment = { CHROMIUM_PATH: path ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: `${reports}/playwright.json` }
    // A tenth of the time goes into traces: `npm run e2e` keeps one of what fails.
    step(
      'browser tests',
      'playwright',
      [
        'test',
        '--config',
        'e2e/playwright.config.ts',
        '--project=journeys',
        '--grep-invert=@full',
        '--trace=off',
        '--reporter=list,json',
      ],
      environment,
    )
    count(readPlaywright)
  } catch (error) {
    notRun('browser tests', error instanceof Error ? error.message : String(error))
  }
}

/** Says what could not run; that is a failure unless ALLOW_SKIP=1. */
function notRun(name: string, reason: string): void {
  console.log(`NOT RUN: ${name}. ${reason}`)
  totals.skipped += 1
  if (process.env.ALLOW_SKIP !== '1') failures.push(`${name} could not run (ALLOW_SKIP=1 lets this pass)`)
}

function step(name: string, command: string, args: string[], environment: Record<string, string> = {}): void {
  console.log(`\n── ${name}`)
  const since = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  console.log(`── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes(since)} minutes`)
  if (status !== 0) failures.push(name)
}

function count(read: () => Totals): void {
  try {
    const { passed, failed, skipped } = read()
    totals.passed += passed
    totals.failed += failed
    totals.skipped += skipped
  } catch {
    failures.push('a test run left no report')
  }
}

function readVitest(): Totals {
  const report = JSON.parse(readFileSync(`${reports}/vitest.json`, 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
}

function readPlaywright(): Totals {
  const { stats } = JSON.parse(readFileSync(`${reports}/playwright.json`, 'utf8'))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}
