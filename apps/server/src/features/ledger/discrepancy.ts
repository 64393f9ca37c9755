/** An amount that is not what it should be. */
export type Discrepancy = {
  record:
    | 'bill'
    | 'order'
    | 'bundle'
    | 'manifest'
    | 'billing'
    | 'stageDay'
    | 'client'
    | 'account'
    | 'purchase'
    | 'payment'
    | 'drawerSession'
    | 'statementLine'
    | 'move'
    | 'refund'
    | 'creditNote'
    | 'compensation'
    | 'quota'
    | 'settlement'
    | 'ledgerEntry'
    | 'earningEntry'
    | 'quotaEntry'
    | 'fiscalDocument'
    | 'fiscalSeries'
  id: string
  amount: string
  expectedInCents: number
  foundInCents: number
  /** What is off is no money: both are how many. */
  isCount?: true
}

/** Compares amounts by name: what is expected, then what is found. */
export const differences = (
  record: Discrepancy['record'],
  id: string,
  amounts: Record<string, [expected: number, found: number]>,
): Discrepancy[] =>
  Object.entries(amounts)
    .filter(([, [expected, found]]) => expected !== found)
    .map(([amount, [expectedInCents, foundInCents]]) => ({ record, id, amount, expectedInCents, foundInCents }))
