// npm run e2e:jobs: the office's jobs, all of each, in Chromium: in the small company, then in the large one, which is made once and kept.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from './chromium.ts'
import { type Company, inCompany, makeOnce, PASSWORD } from './jobs/company.ts'
import { compare, isTooSlow, outcomesOf, printTable } from './jobs/report.ts'

const folder = mkdtempSync(join(tmpdir(), 'puente-jobs-'))
const browser = (await chromium()) ?? ''
/** Not at a standstill: the company's end would go unnoticed. */
async function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const [code] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } }), 'exit')
  return code ?? 1
}

if ((await run('node', ['scripts/build.ts'])) !== 0) process.exit(1)
// Before either is timed: making the large one takes ten minutes.
for (const company of ['small', 'large'] as const) await makeOnce(company)
let failed = 0
const outcomes = { small: await work('small'), large: await work('large') }
const compared = compare(outcomes.small, outcomes.large)
console.log(`\n${printTable(compared)}`)
for (const row of compared.filter(isTooSlow))
  console.log(`NOT KEPT: ${row.job} took more than twice as long in the large company, or was not done.`)
process.exit(failed > 0 || compared.length === 0 || compared.some(isTooSlow) ? 1 : 0)

async function work(company: Company) {
  const report = join(folder, `${company}.jsonl`)
  await inCompany(company, async (url) => {
    console.log(`\n── in the ${company} company`)
    const environment = { CHROMIUM_PATH: browser, E2E_URL: url, E2E_PASSWORD: PASSWORD, JOBS_SIZE: 'whole', JOBS_REPORT: report }
    const names = process.argv.slice(2)
    failed += await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=jobs', ...names], environment)
  })
  return outcomesOf(report)
}
