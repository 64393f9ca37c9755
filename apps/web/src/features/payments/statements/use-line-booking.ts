import type { UnidentifiedLine } from '@app/contract/fields/statements'
import { ApiError } from '../../../api/api-error.ts'
import { useBookStatementLine } from './statements.queries.ts'

type Bills = UnidentifiedLine['candidates'][number]['bills']

/** The payment that a line is: of a client, for these bills whole, else for the oldest. */
export function useLineBooking(lineId: string) {
  const booking = useBookStatementLine()
  const isRepeated = booking.error instanceof ApiError && booking.error.code === 'paymentLooksRepeated'
  const book = (clientId: string, bills: Bills) => {
    const whole = bills.map(({ id, dueInCents }) => ({ id, amountInCents: dueInCents }))
    // Who presses again says that it is another payment.
    const body = { clientId, ...(whole.length > 0 && { bills: whole }), repeated: isRepeated }
    booking.mutate({ id: lineId, body })
  }
  return { booking, isRepeated, book }
}
