// npm run test:long: what a merge waits for beyond npm test: programs that start, backups, attacks, walks, all dialogs, the browser tests.
import { browserTests, componentTests, finish, step, vitest } from './test-run.ts'

vitest('programs, backups, attacks, every call, long walks', ['--project=long'])
step('documents of the SRI by the official schemas', 'node', ['apps/server/scripts/check-fiscal-documents.ts'])
await componentTests('all dialogs and forms as components')
step('build', 'node', ['scripts/build.ts'])
await browserTests('browser tests, axe on every screen', ['--project=journeys', '--grep=@long'])
await browserTests('the jobs of the office, a tenth of each', ['--project=jobs'])
finish()
