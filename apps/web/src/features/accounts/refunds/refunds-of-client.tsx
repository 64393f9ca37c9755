import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import { PanelSection } from '../../../ui/record/record-panel.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../accounts.module.css'
import { useRefunds } from '../accounts.queries.ts'
import { RefundChip } from './refund-chip.tsx'

/** What a client asked back, newest first, and what became of it; nothing where they never did. */
export function RefundsOfClient({ clientId }: { clientId?: string | undefined }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const refunds = useRefunds({ limit: 20, ...(clientId && { clientId }) }).data?.data ?? []
  if (refunds.length === 0) return null
  return (
    <PanelSection title={t('refund.own')}>
      <ul className={styles.refunds}>
        {refunds.map(({ id, code, status, amountInCents, destination, createdAt, paidOn, reference, reason, proofs }) => (
          <li key={id}>
            <p>
              <strong>{code}</strong> <RefundChip status={status} />
            </p>
            <strong>
              <Money cents={amountInCents} />
            </strong>
            <p className={styles.quiet}>
              {paidOn
                ? t('refund.paidOn', { day: format.day(paidOn), reference })
                : t('refund.askedOn', { day: format.instant(createdAt) })}
            </p>
            <p className={styles.quiet}>{reason ? t('refund.because', { reason }) : destination}</p>
            {proofs.length > 0 ? <Photos fileIds={proofs.map((proof) => proof.id)} /> : null}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
