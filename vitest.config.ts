import './scripts/needs-node.ts'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import web from './apps/web/package.json' with { type: 'json' }
import { foundChromium } from './scripts/chromium.ts'
import { LONG, SAMPLED } from './scripts/long-tests.ts'
import { LongestFirst } from './scripts/longest-first.ts'

const chromium = foundChromium()

const LIBRARIES = [
  // What a worker of its own imports is not read by the page.
  ...Object.keys(web.dependencies).filter((name) => !/^(@app|@fontsource-variable|@tabler)\/|^altcha-lib$/.test(name)),
  'react/jsx-dev-runtime',
  'react-dom/client',
  'libphonenumber-js/min',
  '@mswjs/interceptors',
  '@mswjs/interceptors/fetch',
  '@mswjs/interceptors/XMLHttpRequest',
]

/** No promise of speed: on a machine that does much else a test takes ten times as long. */
const PATIENCE_IN_MILLISECONDS = 60_000

const ON_A_SERVER = {
  globalSetup: ['apps/server/src/testing/built-server.ts', 'apps/server/src/testing/cluster.ts'],
  testTimeout: PATIENCE_IN_MILLISECONDS,
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    // A worker a core: while one waits for the database, the other works.
    maxWorkers: '100%',
    // What many files import is read once a worker, which takes a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], testTimeout: PATIENCE_IN_MILLISECONDS } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], testTimeout: PATIENCE_IN_MILLISECONDS } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...LONG],
          ...ON_A_SERVER,
        },
      },
      {
        test: {
          name: 'long',
          include: [...LONG, ...SAMPLED],
          env: { MACHINE_SEQUENCES: process.env.MACHINE_SEQUENCES ?? '400', FISCAL_BILLS: process.env.FISCAL_BILLS ?? '10000' },
          ...ON_A_SERVER,
        },
      },
      { test: { name: 'structure', include: ['scripts/structure/**/*.test.ts'], testTimeout: PATIENCE_IN_MILLISECONDS } },
      { test: { name: 'notifications', include: ['apps/notifications/**/*.test.ts'], testTimeout: PATIENCE_IN_MILLISECONDS } },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'], testTimeout: PATIENCE_IN_MILLISECONDS } },
      {
        publicDir: 'apps/web/public',
        define: { __VERSION__: JSON.stringify('0.0.0-test') },
        optimizeDeps: {
          // All of them before the first test: one that is found later reloads the page beneath the tests.
          include: LIBRARIES,
          // Each icon is a file of its own, and only those that are shown are read.
          exclude: ['@tabler/icons-react'],
        },
        test: {
          name: 'components',
          include: ['apps/web/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/set-up.ts'],
          testTimeout: PATIENCE_IN_MILLISECONDS,
          expect: { poll: { timeout: 15_000 } },
          // A page for each worker: what the screens share is read once in it, and every test leaves it as it found it.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            viewport: { width: 1280, height: 800 },
            // On a busy machine a browser takes half a minute to start, and its first page as long.
            connectTimeout: 240_000,
            screenshotFailures: false,
            provider: playwright({
              actionTimeout: 15_000,
              contextOptions: { locale: 'es-EC', timezoneId: 'America/Guayaquil' },
              launchOptions: {
                ...(chromium ? { executablePath: chromium } : {}),
                args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
