// What an administrator says of the house.
import type { company, Received, Sent } from '@app/contract'

type Said = Sent<typeof company.updateCompany>['body']
type House = Received<typeof company.updateCompany>['body']

/** With accounts at banks by their numbers; with its id, one that is there. */
export const houseWith = (...accounts: (string | { id: string; number: string })[]): Said & House => ({
  tradeName: 'Puente',
  legalName: 'Puente Courier S.A.',
  ruc: '1790011674001',
  miamiAddress: { lines: ['8250 NW 27th St'], city: 'Doral, FL', zipCode: '33122', phone: '+13055550100' },
  quitoAddress: { lines: ['Av. Amazonas N34-12'], city: 'Quito', zipCode: '170507', phone: '+59322345678' },
  bankAccounts: accounts.map((account) => {
    const known = typeof account === 'string' ? { number: account } : account
    return { bank: 'Banco Pichincha', kind: 'Corriente', holder: 'Puente Courier S.A.', ...known }
  }),
})
