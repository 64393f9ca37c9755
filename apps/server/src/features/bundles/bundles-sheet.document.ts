import type { Bundle } from '@app/contract/bundles.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

/** A list of bundles as a file. */
export const bundlesSheet: ListSheet<Bundle> = {
  name: sheetWord('bundles'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 18,
      // One of which every package was closed on its way (both ways, section 2).
      value: ({ status, sentAt }, language) => cell.status(status === 'removed' && sentAt ? 'inactive' : status, language),
    },
    { header: sheetWord('manifest'), widthInCharacters: 14, value: ({ manifest }) => manifest?.code ?? null },
    { header: sheetWord('childGuide'), widthInCharacters: 18, value: ({ childGuideNumber }) => childGuideNumber },
    { header: sheetWord('consignee'), widthInCharacters: 30, value: ({ consignee }) => consignee.name },
    {
      header: sheetWord('identification'),
      widthInCharacters: 16,
      value: ({ consignee }) => consignee.identification,
    },
    { header: sheetWord('category'), widthInCharacters: 11, value: ({ category }) => category },
    {
      header: sheetWord('special'),
      widthInCharacters: 10,
      value: ({ isSpecial }, language) => cell.yesNo(isSpecial, language),
    },
    {
      header: sheetWord('pieces'),
      widthInCharacters: 9,
      format: 'count',
      value: ({ orders }) => orders.length,
    },
    {
      header: sheetWord('notHandedOver'),
      widthInCharacters: 20,
      value: ({ orders }, language) => cell.outcomes(orders, language),
    },
    {
      header: sheetWord('orders'),
      widthInCharacters: 34,
      value: ({ orders }) => orders.map(({ code }) => code).join(', '),
    },
    {
      header: sheetWord('clients'),
      widthInCharacters: 34,
      value: ({ orders }) => [...new Set(orders.flatMap(({ client }) => client?.name ?? []))].join(', '),
    },
    {
      header: sheetWord('weightInKilograms'),
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: sheetWord('declaredValueInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ declaredValueInCents }) => cell.dollars(declaredValueInCents),
    },
    {
      header: sheetWord('customsInvoiceValueInDollars'),
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ customsInvoiceValueInCents }) => cell.dollars(customsInvoiceValueInCents),
    },
    {
      header: sheetWord('valueWithTaxInDollars'),
      widthInCharacters: 14,
      format: 'dollars',
      value: ({ valueWithTaxInCents }) => cell.dollars(valueWithTaxInCents),
    },
    {
      header: sheetWord('consigneesYearInDollars'),
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ consigneeYearInCents }) => cell.dollars(consigneeYearInCents),
    },
    {
      header: sheetWord('sent'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ sentAt }) => cell.moment(sentAt),
    },
    {
      header: sheetWord('estimatedArrival'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ arrivesOn }) => cell.day(arrivesOn),
    },
    {
      header: sheetWord('daysLate'),
      widthInCharacters: 10,
      format: 'count',
      value: ({ daysLate }) => daysLate,
    },
    {
      header: sheetWord('arrivedInQuito'),
      widthInCharacters: 17,
      format: 'moment',
      value: ({ arrivedAt }) => cell.moment(arrivedAt),
    },
  ],
}
