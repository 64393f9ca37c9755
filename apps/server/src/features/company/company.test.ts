import { company } from '@app/contract'
import { expect, test } from 'vitest'
import { signedInAs } from '../../testing/world.ts'

test.each(['client', 'associate', 'administrator'] as const)(
  'a new house is told to a %s without invented data',
  async (role) => {
    expect(await signedInAs(role).call(company.getCompany)).toMatchObject({
      tradeName: 'Puente',
      ruc: '',
      miamiAddress: { lines: [], city: 'Miami, FL' },
      bankAccounts: [],
    })
  },
)
