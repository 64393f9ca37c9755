import { expect, test } from 'vitest'
import { StartError } from '../../db/start-error.ts'
import { demoDays } from './demo-days.ts'

test('the demo company goes back a year unless it is told otherwise', () => {
  expect([demoDays(undefined), demoDays(' '), demoDays('120')]).toEqual([365, 365, 120])
})

test.each(['59', '366', '90.5', 'many', '-90'])('%s days stop the start with a sentence', (given) => {
  expect(() => demoDays(given)).toThrow(new StartError('DEMO_DAYS must be a whole number from 60 to 365.'))
})
