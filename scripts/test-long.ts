// npm run test:long: what npm test leaves out and needs no browser: programs that start, backups, attacks, walks in full.
import { finish, vitest } from './test-run.ts'

vitest('programs, backups, attacks and long walks', ['--project=long'])
finish()
