// A job of the office, done in a browser, counted and timed (office, first table).
import { appendFileSync } from 'node:fs'
import { type Browser, expect, type Page } from '@playwright/test'
import { openBrowser, signIn } from '../world/people.ts'
import { type Counted, countInput } from './counted.ts'

type Limits = { clicks: number; keys: number; scans?: number }
type Outcome = { job: string; counted: Counted; limits: Limits; seconds: number }

type Desk = { page: Page; counted: () => Promise<Counted> }

export async function openDesk(browser: Browser, email: string): Promise<Desk> {
  const page = await openBrowser(browser, 'desktop')
  const counted = await countInput(page)
  await signIn(page, email)
  return { page, counted }
}

/** Fails above what the job may take. JOBS_REPORT names a file that gets a line of JSON for each. */
export async function doJob({ counted: read }: Desk, job: string, limits: Limits, act: () => Promise<void>): Promise<void> {
  await read()
  const since = performance.now()
  await act()
  const seconds = (performance.now() - since) / 1_000
  const counted = await read()
  const outcome: Outcome = { job, counted, limits, seconds }
  if (process.env.JOBS_REPORT) appendFileSync(process.env.JOBS_REPORT, `${JSON.stringify(outcome)}\n`)
  expect(counted.unseen, `${job}: fields changed without a hand`).toBe(0)
  expect(counted.clicks, `clicks of: ${job}`).toBeLessThanOrEqual(limits.clicks)
  expect(counted.keys, `keys of: ${job}`).toBeLessThanOrEqual(limits.keys)
  expect(counted.scans, `scans of: ${job}`).toBe(limits.scans ?? 0)
}
