import { defineConfig } from 'vitest/config'

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
          include: ['apps/server/**/*.test.ts', 'scripts/prove/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/built-server.ts', 'apps/server/src/testing/cluster.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'structure', include: ['scripts/structure/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'notifications', include: ['apps/notifications/**/*.test.ts'], testTimeout: 20_000 } },
      { test: { name: 'web', include: ['apps/web/**/*.test.ts'], testTimeout: 20_000 } },
    ],
  },
})
