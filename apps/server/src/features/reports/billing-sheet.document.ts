import type { BillingFigures } from '@app/contract/reports/reports.contract'
import { sheetWord } from '../../documents/words.ts'
import { reportSheet } from './report-sheet.document.ts'

export const billingSheet = reportSheet<BillingFigures>(
  sheetWord('billingReport'),
  [
    { of: 'bills', header: sheetWord('billsCount'), as: 'count' },
    { of: 'billedInCents', header: sheetWord('billedInDollars') },
    { of: 'creditedInCents', header: sheetWord('creditedInDollars') },
    { of: 'voidedInCents', header: sheetWord('voidedInDollars') },
    { of: 'netInCents', header: sheetWord('netInDollars') },
    { of: 'generalInCents', header: sheetWord('generalBaseInDollars') },
    { of: 'zeroInCents', header: sheetWord('zeroBaseInDollars') },
    { of: 'notSubjectInCents', header: sheetWord('notSubjectBaseInDollars') },
    { of: 'exemptInCents', header: sheetWord('exemptBaseInDollars') },
    { of: 'taxInCents', header: sheetWord('ivaInDollars') },
    { of: 'thirdPartyInCents', header: sheetWord('thirdPartyInDollars') },
  ],
  'netInCents',
)
