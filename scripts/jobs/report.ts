// What each job took in the small company and in the large one, side by side.
import { existsSync, readFileSync } from 'node:fs'

export type Outcome = {
  job: string
  counted: { clicks: number; keys: number; scans: number }
  limits: { clicks: number; keys: number }
  seconds: number
}

/** However much else a house has, a job takes no longer than so many times. */
const MOST_TIMES = 2

export const outcomesOf = (file: string): Outcome[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

export type Compared = Outcome & { secondsInLarge: number | null; times: number | null }

export function compare(small: readonly Outcome[], large: readonly Outcome[]): Compared[] {
  const inLarge = new Map(large.map(({ job, seconds }) => [job, seconds]))
  return small.map((outcome) => {
    const secondsInLarge = inLarge.get(outcome.job) ?? null
    return { ...outcome, secondsInLarge, times: secondsInLarge === null ? null : secondsInLarge / outcome.seconds }
  })
}

export const isTooSlow = ({ times }: Compared): boolean => times === null || times > MOST_TIMES

const COLUMNS = ['job', 'clicks', 'keys', 'scans', 'small', 'large', 'times'] as const

/** Each number with the most that it may be. */
export function printTable(rows: readonly Compared[]): string {
  const most = (count: number, limit: number) => `${count} (${limit})`
  const told = (seconds: number | null) => (seconds === null ? '—' : `${seconds.toFixed(1)} s`)
  const lines = rows.map(({ job, counted, limits, seconds, secondsInLarge, times }) => [
    job,
    most(counted.clicks, limits.clicks),
    most(counted.keys, limits.keys),
    String(counted.scans),
    told(seconds),
    told(secondsInLarge),
    times === null ? '—' : `${times.toFixed(2)} (${MOST_TIMES})`,
  ])
  return [COLUMNS, COLUMNS.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
