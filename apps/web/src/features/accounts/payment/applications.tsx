import { type Application, businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './applications.module.css'
import type { ToPay } from './to-pay.ts'

type Props = {
  toPay: readonly ToPay[]
  applications: readonly Application[]
  creditInCents: number
  /** What is owed on the account itself: what is left of the money lowers it before it is credit. */
  debtInCents: number
  onType: (id: string, amountInCents: number | null) => void
}

/** What the money goes to, each row with what is still due of it; below, what is left. */
export function Applications({ toPay, applications, creditInCents, debtInCents, onType }: Props) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const forDebtInCents = Math.min(debtInCents, Math.max(0, creditInCents))
  const applied = new Map(applications.map(({ id, amountInCents }) => [id, amountInCents]))
  return (
    <fieldset className={styles.applications}>
      <legend>{t('payment.appliedTo')}</legend>
      {toPay.length === 0 && debtInCents === 0 ? <p className={styles.quiet}>{t('payment.nothingToPay')}</p> : null}
      <ul>
        {toPay.map(({ id, kind, code, createdAt, dueInCents }) => (
          <li key={id}>
            <p>
              <strong>{code}</strong>
              <span className={styles.quiet}>
                {t(`payment.kinds.${kind}`, { day: format.day(businessDay(new Date(createdAt))), due: format.money(dueInCents) })}
              </span>
            </p>
            <MoneyField
              label={null}
              aria-label={t('payment.amountFor', { code })}
              value={applied.get(id) ?? 0}
              onChange={(cents) => onType(id, cents)}
              error={(applied.get(id) ?? 0) > dueInCents ? t('payment.moreThanDue') : undefined}
            />
          </li>
        ))}
      </ul>
      {debtInCents > 0 ? (
        <p className={styles.rest}>
          <span>{t('payment.forDebt', { debt: format.money(debtInCents) })}</span>
          <strong className="tabular">{format.money(forDebtInCents)}</strong>
        </p>
      ) : null}
      <p className={styles.rest} data-wrong={creditInCents < 0} role="status">
        <span>{t(creditInCents < 0 ? 'payment.tooMuch' : 'payment.credit')}</span>
        <strong className="tabular">{format.money(Math.abs(creditInCents - forDebtInCents))}</strong>
      </p>
    </fieldset>
  )
}
