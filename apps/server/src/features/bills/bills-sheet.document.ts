import type { Bill } from '@app/contract/bills.contract'
import { sum, TREATMENTS, type Treatment, titleInWords, totalOf } from '@app/domain'
import { cell, type ListSheet, type SheetColumn } from '../../documents/list-sheet.ts'
import { paperWord, sheetWord, type Translated } from '../../documents/words.ts'

const lastPayment = (applied: Bill['applied']) => applied.flatMap(({ payment }) => payment ?? []).at(-1)

const BASES: Record<Treatment, Translated> = {
  zero: sheetWord('zeroInDollars'),
  general: sheetWord('generalInDollars'),
  notSubject: sheetWord('notSubjectInDollars'),
  exempt: sheetWord('exemptInDollars'),
  thirdParty: sheetWord('thirdPartyInDollars'),
}

/** What of the bill has a treatment: the bases of its IVA, and what it takes for third parties. */
const treated = ({ orders }: Bill, treatment: Treatment): number =>
  totalOf(orders.flatMap(({ lines }) => lines.filter((line) => line.treatment === treatment)))

const shownStatus = ({ status, isFinished }: Bill) => (isFinished ? 'finished' : status)
const status: SheetColumn<Bill> = {
  header: sheetWord('status'),
  widthInCharacters: 16,
  value: (bill, language) => cell.status(shownStatus(bill), language),
}
/** Whose it is: a client's own file says nothing of it. */
const WHOSE = {
  casillero: { header: sheetWord('casillero'), widthInCharacters: 12, value: ({ client }) => client.code },
  client: { header: sheetWord('client'), widthInCharacters: 28, value: ({ client }) => client.name },
} satisfies Record<string, SheetColumn<Bill>>

const COLUMNS: readonly SheetColumn<Bill>[] = [
  { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
  status,
  {
    header: sheetWord('date'),
    widthInCharacters: 17,
    format: 'moment',
    value: ({ createdAt }) => cell.moment(createdAt),
  },
  WHOSE.casillero,
  WHOSE.client,
  { header: sheetWord('madeOutTo'), widthInCharacters: 28, value: ({ invoiceOwner }) => invoiceOwner.name },
  {
    header: sheetWord('identification'),
    widthInCharacters: 16,
    value: ({ invoiceOwner }) => invoiceOwner.identification,
  },
  { header: sheetWord('pickedUpBy'), widthInCharacters: 28, value: ({ pickup }) => pickup.name },
  {
    header: sheetWord('orders'),
    widthInCharacters: 34,
    value: ({ orders }, language) => orders.map(({ title, code }) => `${titleInWords(title, language)} (${code})`).join(', '),
  },
  {
    header: sheetWord('notHandedOver'),
    widthInCharacters: 20,
    value: ({ orders }, language) => cell.outcomes(orders, language),
  },
  {
    header: sheetWord('subtotalInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ subtotalInCents }) => cell.dollars(subtotalInCents),
  },
  {
    header: sheetWord('ivaInDollars'),
    widthInCharacters: 12,
    format: 'dollars',
    value: ({ taxInCents }) => cell.dollars(taxInCents),
  },
  {
    header: sheetWord('dutyInDollars'),
    widthInCharacters: 12,
    format: 'dollars',
    value: ({ dutyInCents }) => cell.dollars(dutyInCents),
  },
  ...TREATMENTS.map((treatment) => ({
    header: BASES[treatment],
    widthInCharacters: 15,
    format: 'dollars' as const,
    value: (bill: Bill) => cell.dollars(treated(bill, treatment)),
  })),
  {
    header: sheetWord('totalInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ totalInCents }) => cell.dollars(totalInCents),
  },
  {
    header: sheetWord('creditedInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ creditedInCents }) => cell.dollars(creditedInCents),
  },
  {
    header: sheetWord('appliedInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ applied }) => cell.dollars(sum(applied.map(({ amountInCents }) => amountInCents))),
  },
  {
    header: sheetWord('dueInDollars'),
    widthInCharacters: 13,
    format: 'dollars',
    value: ({ dueInCents }) => cell.dollars(dueInCents),
  },
  {
    header: sheetWord('paid'),
    widthInCharacters: 12,
    format: 'day',
    value: ({ applied }) => cell.day(lastPayment(applied)?.receivedOn ?? null),
  },
  {
    header: sheetWord('reference'),
    widthInCharacters: 20,
    value: ({ applied }) => lastPayment(applied)?.reference ?? null,
  },
  {
    header: sheetWord('whyItWasVoided'),
    widthInCharacters: 30,
    value: ({ voidReason }) => voidReason,
  },
]

const ofHouse: readonly SheetColumn<Bill>[] = Object.values(WHOSE)

/** A list of bills of sale as a file. */
export const billsSheet: ListSheet<Bill> = {
  name: paperWord('bills'),
  columns: COLUMNS,
  ofClients: COLUMNS.filter((column) => !ofHouse.includes(column)).map((column) =>
    column === status ? { ...status, value: (bill, language) => cell.ownStatus(shownStatus(bill), language) } : column,
  ),
}
