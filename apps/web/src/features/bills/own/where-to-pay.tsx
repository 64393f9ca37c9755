import type { Bill } from '@app/contract/bills.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../../ui/record/record-panel.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { BankAccounts } from '../../company/bank-accounts.tsx'
import { CopyLine } from '../../company/copy-line.tsx'

/** The amount, the reference and the accounts, each copied with one tap. */
export function WhereToPay({ bill: { code, dueInCents } }: { bill: Pick<Bill, 'code' | 'dueInCents'> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  return (
    <PanelSection title={t('bill.whereToPay')}>
      <p>{t('bill.howToPay', { code })}</p>
      <div>
        <CopyLine label={t('bill.due')} value={format.money(dueInCents)} />
        <CopyLine label={t('bill.reference')} value={code} />
      </div>
      <BankAccounts />
    </PanelSection>
  )
}
