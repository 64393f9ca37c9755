// npm run web:lighthouse: Lighthouse's scores of the signed-out pages and the client's home, at a demo company made for it.
// Lighthouse is fetched by npx: it is a large tool that nothing else of the project needs.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as browsers } from '@playwright/test'
import { chromium } from './chromium.ts'

const LIGHTHOUSE = 'lighthouse@13.0.1'
const PASSWORD = 'viaje-de-prueba-26'
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PAGES = [
  { path: '/login', least: 1 },
  { path: '/registro', least: 1 },
  { path: '/password-reset', least: 1 },
  { path: '/', least: 0.95, person: 'cliente@demo.ec' },
]
type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; displayValue?: string; scoreDisplayMode: string }>
}

const folder = mkdtempSync(join(tmpdir(), 'puente-lighthouse-'))
const port = 20_000 + (process.pid % 20_000)
const debuggingPort = port + 20_000
const url = `http://127.0.0.1:${port}`
const environment = {
  ...process.env,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  DEMO_PASSWORD: PASSWORD,
  DEMO_DAYS: '120',
}

if (spawnSync('node', ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) process.exit(1)
const server = spawn('node', ['apps/server/dist/demo.js'], { env: environment, stdio: 'inherit' })
const context = await openBrowser()
let failures = 0
try {
  await untilReady()
  // The first page of all pays for what Chromium prepares once: /login has 93 as the first and 100 as the second.
  await measure('/login')
  for (const { path, least, person } of PAGES) {
    if (person) await signIn(person)
    failures += print(path, least, await measure(path))
  }
} finally {
  await context.close()
  server.kill('SIGINT')
}
process.exit(failures > 0 ? 1 : 0)

async function openBrowser() {
  const executablePath = await chromium()
  return browsers.launchPersistentContext(join(folder, 'profile'), {
    ...(executablePath ? { executablePath } : {}),
    locale: 'es-EC',
    args: [`--remote-debugging-port=${debuggingPort}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isReady = await fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  throw new Error('The demo company did not start in time.')
}

async function signIn(person: string): Promise<void> {
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel(/^Correo/).fill(person)
  await page.getByLabel(/^Contraseña/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
  await page.close()
}

/** On Lighthouse's phone: a slow 4G connection and a CPU four times slower. */
async function measure(path: string): Promise<Report> {
  const output = join(folder, 'report.json')
  const flags = [`--port=${debuggingPort}`, '--output=json', `--output-path=${output}`, '--disable-storage-reset', '--quiet']
  // Meanwhile this process lets the browser go on: each page that Lighthouse opens asks it first.
  const lighthouse = spawn('npx', ['--yes', LIGHTHOUSE, url + path, ...flags], { stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(lighthouse, 'exit')
  if (status !== 0) throw new Error(`Lighthouse could not measure ${path}.`)
  return JSON.parse(readFileSync(output, 'utf8'))
}

/** Answers how many scores are below what quality.md asks for. */
function print(path: string, least: number, { categories, audits }: Report): number {
  const scores = CATEGORIES.map((name) => [name, categories[name]?.score ?? 0] as const)
  const short = scores.filter(([, score]) => score < least)
  const vitals = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift']
  console.log(`${path.padEnd(18)}${scores.map(([name, score]) => `${name} ${Math.round(score * 100)}`).join('   ')}`)
  console.log(`${' '.repeat(18)}${vitals.map((name) => `${name} ${audits[name]?.displayValue ?? '?'}`).join('   ')}`)
  if (short.length > 0) for (const [name, audit] of Object.entries(audits)) if (isFailed(audit)) console.log(`  below: ${name}`)
  return short.length
}

function isFailed({ score, scoreDisplayMode }: Report['audits'][string]): boolean {
  return score !== null && score < 0.9 && scoreDisplayMode !== 'informative'
}
