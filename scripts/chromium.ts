// Finds a Chromium for the browser tests, or installs one: Debian's package as root, else Playwright's own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The browser's path; `undefined` lets Playwright use its own. Throws a sentence when there is none to be had. */
export async function chromium(): Promise<string | undefined> {
  return foundChromium() ?? installed()
}

/** The browser that is there already, where one is. */
export const foundChromium = (): string | undefined => given() ?? PLACES.find(existsSync)

function given(): string | undefined {
  const path = process.env.CHROMIUM_PATH
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`)
  return path
}

async function installed(): Promise<string | undefined> {
  const { chromium: own } = await import('@playwright/test')
  if (existsSync(own.executablePath())) return undefined
  console.log('No Chromium found: installing one …')
  if (
    process.getuid?.() === 0 &&
    run('apt-get', ['update']) &&
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'])
  ) {
    return '/usr/bin/chromium'
  }
  if (run('playwright', ['install', 'chromium'])) return undefined
  throw new Error('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.')
}

const run = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0
