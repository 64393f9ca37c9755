// What an administrator says of the house.
import { accounts as approvals, company, type Received, type Sent } from '@app/contract'
import { given, signedInAs } from '../world.ts'

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

/** An administrator says it of the house; where accounts at banks wait for a second one, that one says yes. */
export async function changeHouse(body: Said): Promise<company.Company> {
  const administrator = signedInAs('administrator')
  const answer = await administrator.call(company.updateCompany, { body })
  if (!('approval' in answer)) return answer
  const second = signedInAs(await given.administrator())
  await second.call(approvals.answerApproval, { params: answer.approval, body: { action: 'approve' } })
  return administrator.call(company.getCompany)
}
