// The steps of a test run, one after the other: what each took, what it counted, and one last line of totals.
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.ts'
import { failedInBrowser, failedInVitest } from './failed-tests.ts'

type Totals = { passed: number; failed: number; skipped: number }
type Report = Totals & { failures: readonly string[] }

const reports = mkdtempSync(join(tmpdir(), 'puente-test-'))
const totals: Totals = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const durations: string[] = []
const started = performance.now()
const minutes = (since: number) => ((performance.now() - since) / 60_000).toFixed(1)
let runs = 0

/** Runs a command that counts nothing. */
export function step(name: string, command: string, args: string[], environment: Record<string, string> = {}): void {
  console.log(`\n── ${name}`)
  const since = performance.now()
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const outcome = `${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${minutes(since)} minutes`
  console.log(`── ${outcome}`)
  durations.push(outcome)
  if (status !== 0) failures.push(name)
}

export function vitest(name: string, args: string[], environment: Record<string, string> = {}): void {
  const report = nextReport()
  step(name, 'vitest', ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], environment)
  count(() => {
    const said = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests, numFailedTests, numPendingTests } = said
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests, failures: failedInVitest(said) }
  })
}

/** Dialogs and forms by themselves, in a browser: of some folders, or all. */
export async function componentTests(name: string, folders: readonly string[] = []): Promise<void> {
  const browser = await browserFor(name)
  if (browser) vitest(name, ['--project=components', ...folders], browser)
}

export async function browserTests(name: string, args: string[]): Promise<void> {
  const report = nextReport()
  const browser = await browserFor(name)
  if (!browser) return
  const environment = { ...browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report }
  // A tenth of the time goes into traces: `npm run e2e` keeps one of what fails.
  const options = ['--config', 'e2e/playwright.config.ts', '--trace=off', '--reporter=list,json']
  step(name, 'playwright', ['test', ...options, ...args], environment)
  count(() => {
    const said = JSON.parse(readFileSync(report, 'utf8'))
    const { expected, flaky, unexpected, skipped } = said.stats
    return { passed: expected + flaky, failed: unexpected, skipped, failures: failedInBrowser(said) }
  })
}

/** What could not run for want of a browser is a failure unless ALLOW_SKIP=1. */
async function browserFor(name: string): Promise<{ CHROMIUM_PATH: string } | null> {
  const path = await chromium().catch((error: Error) => error)
  if (!(path instanceof Error)) return { CHROMIUM_PATH: path ?? '' }
  notRun(name, path.message)
  return null
}

/** How long each step took, what failed, then the last line; TEST_TOTALS names a file that gets what failed and the figures too. */
export function finish(): never {
  const { passed, failed, skipped } = totals
  console.log('')
  for (const duration of durations) console.log(duration)
  console.log(`${minutes(started)} minutes in all.`)
  const named = failures.map((failure) => `FAILED: ${failure}\n`).join('')
  process.stdout.write(named)
  if (process.env.TEST_TOTALS) appendFileSync(process.env.TEST_TOTALS, `${named}${passed} ${failed} ${skipped}\n`)
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  process.exit(failures.length > 0 || failed > 0 || passed === 0 ? 1 : 0)
}

function notRun(name: string, reason: string): void {
  console.log(`NOT RUN: ${name}. ${reason}`)
  totals.skipped += 1
  if (process.env.ALLOW_SKIP !== '1') failures.push(`${name} could not run (ALLOW_SKIP=1 lets this pass)`)
}

function nextReport(): string {
  runs += 1
  return join(reports, `${runs}.json`)
}

function count(read: () => Report): void {
  try {
    const report = read()
    totals.passed += report.passed
    totals.failed += report.failed
    totals.skipped += report.skipped
    failures.push(...report.failures)
  } catch {
    failures.push('a test run left no report')
  }
}
