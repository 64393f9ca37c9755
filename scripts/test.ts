// npm test: what a person waits for, from a fresh clone: checks, unit and API tests, and a few browser journeys.
import './needs-node.ts'
import { browserTests, componentTests, finish, step, vitest } from './test-run.ts'

/** All of them take minutes: `npm run test:long` runs them. */
const SOME_FEATURES = ['authorized-names', 'charges', 'dropshipping'].map((name) => `apps/web/src/features/${name}`)

step('check', 'npm', ['run', '--silent', 'check'])
vitest('unit, property and API tests', ['--project=!long', '--project=!components'])
await componentTests('dialogs and forms of some features as components', SOME_FEATURES)
step('build', 'node', ['scripts/build.ts'])
await browserTests('browser journeys', ['--project=journeys', '--grep-invert=@full|@long'])
finish()
