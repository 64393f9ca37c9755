import type { CustomsFigures } from '@app/contract/reports/reports.contract'
import { sheetWord } from '../../documents/words.ts'
import { reportSheet } from './report-sheet.document.ts'

export const customsSheet = reportSheet<CustomsFigures>(
  sheetWord('customsReport'),
  [
    { of: 'declarations', header: sheetWord('declarations'), as: 'count' },
    { of: 'packages', header: sheetWord('packages'), as: 'count' },
    { of: 'weightInGrams', header: sheetWord('miamiWeightInKilograms'), as: 'kilograms' },
    { of: 'declaredInCents', header: sheetWord('declaredValueInDollars') },
    { of: 'collectedInCents', header: sheetWord('dutyCollectedInDollars') },
    { of: 'paidInCents', header: sheetWord('dutyPaidInDollars') },
    { of: 'unbilledPackages', header: sheetWord('unbilledPackages'), as: 'count' },
    { of: 'unpaidPackages', header: sheetWord('unpaidPackages'), as: 'count' },
    { of: 'unpaidCollectedInCents', header: sheetWord('unpaidCollectedInDollars') },
    { of: 'differenceInCents', header: sheetWord('differenceInDollars') },
  ],
  'differenceInCents',
)
