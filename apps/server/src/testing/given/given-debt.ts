import { accounts, payments } from '@app/contract'
import { type Person, signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')

/** What a client was refunded of a payment that bounced since. */
export async function givenDebt(client: Person, amountInCents: number): Promise<void> {
  const received = { clientId: client.id, receivedOn: '2026-01-05', amountInCents, method: 'cash' as const, repeated: true }
  const { id } = await administrator.call(payments.createPayment, { body: received })
  const asked = { clientId: client.id, amountInCents, destination: 'Banco Pichincha, ahorros 2201234567' }
  const { id: refundId } = await administrator.call(accounts.requestRefund, { body: asked })
  await administrator.call(accounts.answerRefund, { params: { id: refundId }, body: { action: 'pay', method: 'cash' } })
  await administrator.call(payments.undoPayment, { params: { id }, body: { reason: 'Nunca llegó.' } })
}
