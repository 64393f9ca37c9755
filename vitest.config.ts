import { defineConfig } from 'vitest/config'

/** They start programs, take backups, make companies or attack for minutes: `npm run test:all` runs them, `npm test` does not. */
const LONG = [
  'apps/server/src/{backup,books-check,built-program,loading,start}.test.ts',
  'apps/server/src/backup/*.test.ts',
  'apps/server/src/db/embedded.test.ts',
  'apps/server/src/demo/{create,prepare}-company.test.ts',
  'apps/server/src/features/api-description/{generated-client,journey-with-curl}.test.ts',
  'apps/server/src/features/idempotency/every-writing-call.test.ts',
  'apps/server/src/hostile/{exports,input,papers}.test.ts',
  'scripts/prove/**/*.test.ts',
]
/** `npm test` tries some of what there is, `npm run test:all` all of it. */
const SAMPLED = ['apps/server/src/hostile/uploads.test.ts', 'apps/server/src/machines/*.test.ts']

const ON_A_SERVER = {
  globalSetup: ['apps/server/src/testing/built-server.ts', 'apps/server/src/testing/cluster.ts'],
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    // A worker a core: while one waits for the database, the other works.
    maxWorkers: '100%',
    // What many files import is read once a worker, which takes a third of the time.
    isolate: false,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], testTimeout: 20_000 } },
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
          env: { MACHINE_SEQUENCES: process.env.MACHINE_SEQUENCES ?? '400', UPLOADS: 'all' },
          ...ON_A_SERVER,
        },
      },
      { test: { name: 'structure', include: ['scripts/structure/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'notifications', include: ['apps/notifications/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
})
