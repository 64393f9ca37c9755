// docs/privacy.md is what the company tells: its times, by hand, and those that the product starts with.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { initialParameterValues, PARAMETER_CATALOGUE, RETENTION_KINDS } from '@app/domain'
import { expect, test } from 'vitest'
import { RETAINED } from './retained-kinds.repository.ts'

/** By hand: the parameter, what the page says it starts as, and that number. */
const TOLD = [
  ['keepSessions', '30 days', 30],
  ['keepDevices', '180 days unused', 180],
  ['keepMails', '30 days', 30],
  ['keepNotifications', '365 days', 365],
  ['keepPackageDetails', '365 days', 365],
  ['keepPhotos', '365 days', 365],
  ['keepEventValues', '1,095 days', 1_095],
  ['keepCustomsPapers', '5 years', 5],
  ['keepBookPapers', '7 years', 7],
] as const

const page = readFileSync(join(import.meta.dirname, '../../../../../docs/privacy.md'), 'utf8')
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter((cells) => /^`keep\w+`$/.test(cells[3] ?? ''))

test('the page names every parameter of the retention, as it starts', () => {
  expect(rows.map((cells) => [cells[3], cells[4]])).toEqual(TOLD.map(([key, told]) => [`\`${key}\``, told]))
  const group = Object.entries(PARAMETER_CATALOGUE).filter(([, { group: name }]) => name === 'retention')
  expect(group.map(([key]) => key)).toEqual(TOLD.map(([key]) => key))
  for (const [key, , number] of TOLD) expect(initialParameterValues()[key]).toBe(number)
})

test('each of them removes something', () => {
  expect(Object.values(RETENTION_KINDS)).toEqual(TOLD.map(([key]) => key))
  for (const kind of Object.keys(RETENTION_KINDS) as (keyof typeof RETENTION_KINDS)[])
    expect([kind, RETAINED[kind].length > 0]).toEqual([kind, true])
})
