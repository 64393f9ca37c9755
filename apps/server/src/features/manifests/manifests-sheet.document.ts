import type { Manifest } from '@app/contract/manifests.contract'
import { cell, type ListSheet } from '../../documents/list-sheet.ts'
import { sheetWord } from '../../documents/words.ts'

/** A list of manifests as a file. */
export const manifestsSheet: ListSheet<Manifest> = {
  name: sheetWord('manifests'),
  columns: [
    { header: sheetWord('number'), widthInCharacters: 14, value: ({ code }) => code },
    {
      header: sheetWord('status'),
      widthInCharacters: 18,
      value: ({ status }, language) => cell.status(status, language),
    },
    { header: sheetWord('guide'), widthInCharacters: 20, value: ({ guideNumber }) => guideNumber },
    { header: sheetWord('airline'), widthInCharacters: 22, value: ({ airline }) => airline },
    { header: sheetWord('flight'), widthInCharacters: 12, value: ({ flight }) => flight },
    {
      header: sheetWord('departure'),
      widthInCharacters: 13,
      format: 'day',
      value: ({ departureDate }) => cell.day(departureDate),
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
      header: sheetWord('neverArrived'),
      widthInCharacters: 11,
      format: 'count',
      value: ({ notArrivedCount }) => notArrivedCount,
    },
    { header: sheetWord('bundles'), widthInCharacters: 9, format: 'count', value: ({ bundleCount }) => bundleCount },
    {
      header: sheetWord('weightInKilograms'),
      widthInCharacters: 12,
      format: 'kilograms',
      value: ({ weightInGrams }) => cell.kilograms(weightInGrams),
    },
    {
      header: sheetWord('customsInvoiceValueInDollars'),
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ customsInvoiceValueInCents }) => cell.dollars(customsInvoiceValueInCents),
    },
    {
      header: sheetWord('cumulativeWithTaxInDollars'),
      widthInCharacters: 16,
      format: 'dollars',
      value: ({ cumulativeInCents }) => cell.dollars(cumulativeInCents),
    },
  ],
}
