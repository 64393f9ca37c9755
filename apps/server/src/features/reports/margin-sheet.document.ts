import type { MarginFigures } from '@app/contract/reports/reports.contract'
import { sheetWord } from '../../documents/words.ts'
import { reportSheet } from './report-sheet.document.ts'

export const marginSheet = reportSheet<MarginFigures>(
  sheetWord('marginReport'),
  [
    { of: 'packages', header: sheetWord('packages'), as: 'count' },
    { of: 'serviceInCents', header: sheetWord('serviceInDollars') },
    { of: 'purchaseFeeInCents', header: sheetWord('purchaseFeeInDollars') },
    { of: 'costsInCents', header: sheetWord('costsInDollars') },
    { of: 'earningInCents', header: sheetWord('earningInDollars') },
    { of: 'dutyCollectedInCents', header: sheetWord('dutyCollectedInDollars') },
    { of: 'dutyPaidInCents', header: sheetWord('dutyPaidInDollars') },
    { of: 'marginInCents', header: sheetWord('marginInDollars') },
    { of: 'packagesWithoutCost', header: sheetWord('packagesWithoutCost'), as: 'count' },
    { of: 'withoutCostInCents', header: sheetWord('withoutCostInDollars') },
  ],
  'marginInCents',
)
