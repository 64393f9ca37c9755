// npm run test:all: everything that npm test leaves out and that needs neither hours nor root.
import { browserTests, componentTests, finish, step, vitest } from './test-run.ts'

vitest('programs, backups, attacks, every call, long walks', ['--project=long'])
await componentTests('all dialogs and forms as components')
step('build', 'node', ['scripts/build.ts'])
await browserTests('browser tests', ['--project=journeys', '--grep=@long|@full'])
await browserTests('the jobs of the office, a tenth of each', ['--project=jobs'])
finish()
