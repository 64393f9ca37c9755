// How a factura says that it was paid, or will be (ficha técnica, table 24).
import { type Cents, sum } from '../rules/money.ts'
import type { PaymentMethod } from '../rules/vocabularies.ts'
import { element, type FiscalElement } from './fiscal-element.ts'
import { fiscalAmount } from './fiscal-text.ts'

/** Money that is on the bill when it is numbered: a payment, what was paid up front, or credit of the client's account. */
export type MoneyOnBill = { method: PaymentMethod | 'credit'; amountInCents: Cents }

const FORM_OF: Record<MoneyOnBill['method'], string> = {
  cash: '01',
  credit: '15',
  card: '19',
  transfer: '20',
  deposit: '20',
}
export const PAYMENT_FORMS: readonly string[] = [...new Set(Object.values(FORM_OF))]

/**
 * `pago` by form, the first on the bill first; what is still due is 20 with its term in days. A form with 0.00 is left out.
 * @throws RangeError when more is on the bill than it costs, or less than nothing of a form
 */
export function paymentsOf(totalInCents: Cents, money: readonly MoneyOnBill[], creditDays: number): FiscalElement[] {
  const byForm = new Map<string, Cents>()
  for (const { method, amountInCents } of money) byForm.set(FORM_OF[method], (byForm.get(FORM_OF[method]) ?? 0) + amountInCents)
  const dueInCents = totalInCents - sum([...byForm.values()])
  if (dueInCents < 0) throw new RangeError(`${0 - dueInCents} more than the bill's total`)
  const paid = [...byForm].filter(([, amountInCents]) => amountInCents !== 0)
  return [
    ...paid.map(([form, amountInCents]) =>
      element('pago', [element('formaPago', form), element('total', fiscalAmount(amountInCents))]),
    ),
    ...(dueInCents > 0 ? [due(dueInCents, creditDays)] : []),
  ]
}

const due = (amountInCents: Cents, creditDays: number): FiscalElement =>
  element('pago', [
    element('formaPago', FORM_OF.transfer),
    element('total', fiscalAmount(amountInCents)),
    element('plazo', String(creditDays)),
    element('unidadTiempo', 'dias'),
  ])
