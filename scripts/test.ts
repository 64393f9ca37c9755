// npm test: what a person waits for, from a fresh clone: checks, unit and API tests, and a browser journey through each area.
import './needs-node.ts'
import { browserTests, componentTests, finish, step, vitest } from './test-run.ts'

step('check', 'npm', ['run', '--silent', 'check'])
vitest('unit, property and API tests', ['--project=!long', '--project=!components'])
await componentTests('dialogs and forms as components')
step('build', 'node', ['scripts/build.ts'])
await browserTests('browser journeys', ['--project=journeys', '--grep-invert=@full'])
finish()
