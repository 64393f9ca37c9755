// Cash of one client at a counter: what comes, goes back and is undone, and what Caja comes to.
import { accounts, company, dashboard, drawers, payments } from '@app/contract'
import { businessDay } from '@app/domain'
import { type Person, signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')
export const TODAY = businessDay(new Date())

type Movement =
  | { kind: 'in' | 'out'; amountInCents: number; reason: string }
  | { kind: 'toBank'; amountInCents: number; accountId: string; reference: string }

export const move = (who: Person, sessionId: string, body: Movement) =>
  signedInAs(who).call(drawers.addDrawerMovement, { params: { id: sessionId }, body })

let references = 0
export const pay = (who: Person, clientId: string, amountInCents: number, more = {}) => {
  references += 1
  const body = { clientId, receivedOn: TODAY, amountInCents, method: 'cash' as const, reference: `R-${references}` }
  return signedInAs(who).call(payments.createPayment, { body: { ...body, ...more } })
}

export const undo = (who: Person, id: string) =>
  signedInAs(who).call(payments.undoPayment, { params: { id }, body: { reason: 'Era de otra persona.' } })

export const refunded = async (who: Person, client: Person, amountInCents: number) => {
  const { id } = await signedInAs(client).call(accounts.requestRefund, { body: { amountInCents, destination: 'En efectivo' } })
  return signedInAs(who).call(accounts.answerRefund, { params: { id }, body: { action: 'pay', method: 'cash' } })
}

/** What came into Caja less what left it, of all days. */
export const caja = async (): Promise<number> => {
  const [cash] = await administrator.call(company.listCompanyAccounts)
  const query = { from: '2020-01-01', to: '2099-12-31', accountId: cash?.id }
  return (await administrator.call(dashboard.getMoneyReport, { query })).total.netInCents
}
