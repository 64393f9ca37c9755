// npm run e2e -- journey: builds what changed, finds a browser and runs the named browser tests, all of them without a name.
import { spawnSync } from 'node:child_process'
import { chromium } from './chromium.ts'

const environment = { ...process.env, CHROMIUM_PATH: (await chromium()) ?? '' }
const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit', env: environment }).status ?? 1

const built = run('node', ['scripts/build.ts'])
const names = process.argv.slice(2)
const project = ['jobs', 'shots', 'a11y', 'budget', 'rows', 'home', 'instant'].find((name) => names[0] === name) ?? 'journeys'
process.exit(built || run('playwright', ['test', '--config', 'e2e/playwright.config.ts', `--project=${project}`, ...names]))
