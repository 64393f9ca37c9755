// npm run test:all: everything that npm test leaves out and that needs neither hours nor root.
import { browserTests, finish, step, vitest } from './test-run.ts'

vitest('programs, backups, attacks and long walks', ['--project=long'])
step('build', 'node', ['scripts/build.ts'])
await browserTests('browser tests', ['--project=journeys', '--grep=@full'])
finish()
