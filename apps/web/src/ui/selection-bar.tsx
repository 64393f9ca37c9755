import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './selection-bar.module.css'
import { useFormat } from './use-format.ts'

/** What the chosen rows add up to. */
export type Totals = { weightInGrams?: number; amountInCents?: number }

type Props = { count: number; totals: Totals | undefined; onClear: () => void; children: ReactNode }

export function SelectionBar({ count, totals = {}, onClear, children }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { weightInGrams, amountInCents } = totals
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label={t('ui.selection')}>
        <p className={styles.sums} aria-live="polite">
          <strong>{t('ui.chosen', { count })}</strong>
          {weightInGrams === undefined ? null : <span className="tabular">{format.weight(weightInGrams)}</span>}
          {amountInCents === undefined ? null : <span className="tabular">{format.money(amountInCents)}</span>}
        </p>
        <div className={styles.actions}>
          <Button variant="subtle" onClick={onClear}>
            {t('ui.clearSelection')}
          </Button>
          {children}
        </div>
      </section>
    </>
  )
}
