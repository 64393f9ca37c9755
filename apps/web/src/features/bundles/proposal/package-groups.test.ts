import { expect, test } from 'vitest'
import { groupPackages } from './package-groups.ts'
import { packageSample } from './package-sample.ts'

test('what may share a declaration stands together, in the order it came', () => {
  const mother = { authorizedNameId: 'a', name: 'Rosa Vaca', identificationType: 'cedula', identification: '0926687856' } as const
  const groups = groupPackages([
    packageSample({ id: '1' }),
    packageSample({ id: '2', consignee: mother }),
    packageSample({ id: '3' }),
    packageSample({ id: '4', isSpecial: true }),
    packageSample({ id: '5', client: { id: 'other', code: 'PU-0002', name: 'Pablo Mena' } }),
  ])
  expect(groups.map(({ orders }) => orders.map(({ id }) => id))).toEqual([['1', '3'], ['2'], ['4'], ['5']])
  expect(groups[1]?.consignee?.name).toBe('Rosa Vaca')
})
