import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

// Playwright reads this file once in each of its processes: what they share travels in the environment.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'puente-e2e-'))
const ownUrl = `http://127.0.0.1:${process.env.E2E_PORT}`
/** E2E_URL names a demo company that runs already; else one is started, with its own data. */
const baseURL = process.env.E2E_URL ?? ownUrl

/** Commands of their own: `npm run shots`, `npm run a11y`, `npm run web:budget`, `npm run web:rows`. */
const MEASURING = ['shots.spec.ts', 'a11y.spec.ts', 'budget.spec.ts', 'rows.spec.ts']

/** The journeys run in the demo company: the same program that a newcomer starts, with its own data. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'journeys', testIgnore: MEASURING },
    ...MEASURING.map((file) => ({ name: file.replace('.spec.ts', ''), testMatch: file })),
  ],
  outputDir: './results',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'es-EC',
    timezoneId: 'America/Guayaquil',
    actionTimeout: 15_000,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: process.env.E2E_URL
    ? undefined
    : {
        command: 'node ../apps/server/dist/demo.js',
        url: `${ownUrl}/api/health/ready`,
        timeout: 180_000,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGINT', timeout: 20_000 },
        env: {
          PORT: process.env.E2E_PORT,
          DATA_DIR: process.env.E2E_DATA,
          DEMO_PASSWORD: 'viaje-de-prueba-26',
          DEMO_DAYS: '120',
          LOG_LEVEL: 'warn',
          TRUST_PROXY: '127.0.0.1',
        },
      },
})
