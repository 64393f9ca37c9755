import { checkIdentification } from '@app/domain'
import { expect, test } from 'vitest'
import { HOUSE } from './house.ts'

test('the house has a RUC with a right check digit', () => {
  expect(checkIdentification('ruc', HOUSE.ruc)).toEqual({ valid: true })
})
