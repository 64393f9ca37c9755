import { defineConfig } from '@playwright/test'

/** A core drives a browser and answers it. Each worker has a company of its own, which its tests may change, one after the other. */
const WORKERS = 2

// Playwright reads this file once in each of its processes: what they share travels in the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000) * WORKERS)
const firstPort = Number(process.env.E2E_PORT)
const urlOf = (worker: number) => `http://127.0.0.1:${firstPort + worker}`
/** E2E_URL names a demo company that runs already; else each worker has one. Playwright says in each process which it is. */
const given = process.env.E2E_URL
const baseURL = given ?? urlOf(Number(process.env.TEST_PARALLEL_INDEX ?? 0))

/** Commands of their own: `npm run shots`, `npm run a11y`, `npm run web:budget`, `npm run web:rows`, `npm run web:home`, `npm run web:instant`. */
const MEASURING = ['shots.spec.ts', 'a11y.spec.ts', 'budget.spec.ts', 'rows.spec.ts', 'home.spec.ts', 'instant.spec.ts']

/** The journeys run in the demo company: the same program that a newcomer starts, with its own data. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: [...MEASURING, 'jobs/*.spec.ts'] },
    { name: 'jobs', testMatch: 'jobs/*.spec.ts' },
    ...MEASURING.map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file })),
  ],
  outputDir: './results',
  // No promise of speed: on a machine that does much else a screen takes ten times as long, and is right all the same.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  workers: given ? 1 : WORKERS,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    actionTimeout: 60_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: given
    ? undefined
    : {
        command: `exec node company/serve.ts ${firstPort} ${WORKERS}`,
        url: `${urlOf(WORKERS - 1)}/api/health/ready`,
        timeout: 600_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
        env: {
          DEMO_PASSWORD: 'viaje-de-prueba-26',
          DEMO_DAYS: '120',
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '127.0.0.1',
        },
      },
})
