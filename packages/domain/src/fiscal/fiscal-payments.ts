// How a factura says that it was paid, or will be (ficha técnica, table 24).
import { type Cents, sum } from '../rules/money.ts'
import type { PaymentMethod } from '../rules/vocabularies.ts'
import { element, type FiscalElement } from './fiscal-element.ts'
import { fiscalAmount } from './fiscal-text.ts'

/**
 * Money that is on the bill when it is numbered: a payment, what was paid up front, or credit of the client's account. Negative is what the
 * bill sent there: a debt from before that it took over, which is paid with it and is no part of it.
 */
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
 * @throws RangeError when more is on the bill than it costs
 */
export function paymentsOf(totalInCents: Cents, money: readonly MoneyOnBill[], creditDays: number): FiscalElement[] {
  const paid = paidByForm(money)
  const dueInCents = totalInCents - sum(paid.map(([, amountInCents]) => amountInCents))
  if (dueInCents < 0) throw new RangeError(`${0 - dueInCents} more than the bill's total`)
  return [
    ...paid.map(([form, amountInCents]) =>
      element('pago', [element('formaPago', form), element('total', fiscalAmount(amountInCents))]),
    ),
    ...(dueInCents > 0 ? [due(dueInCents, creditDays)] : []),
  ]
}

/** What went from the bill is taken off the forms that came last. */
function paidByForm(money: readonly MoneyOnBill[]): [form: string, amountInCents: Cents][] {
  const byForm = new Map<string, Cents>()
  for (const { method, amountInCents } of money) {
    if (amountInCents > 0) byForm.set(FORM_OF[method], (byForm.get(FORM_OF[method]) ?? 0) + amountInCents)
  }
  let wentInCents = 0 - sum(money.map(({ amountInCents }) => Math.min(amountInCents, 0)))
  for (const [form, amountInCents] of [...byForm].reverse()) {
    const taken = Math.min(amountInCents, wentInCents)
    byForm.set(form, amountInCents - taken)
    wentInCents -= taken
  }
  return [...byForm].filter(([, amountInCents]) => amountInCents > 0)
}

const due = (amountInCents: Cents, creditDays: number): FiscalElement =>
  element('pago', [
    element('formaPago', FORM_OF.transfer),
    element('total', fiscalAmount(amountInCents)),
    element('plazo', String(creditDays)),
    element('unidadTiempo', 'dias'),
  ])
