import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import styles from './selection-bar.module.css'

/** What the chosen rows add up to. */
export type Totals = { weightInGrams?: number; amountInCents?: number }

type Props = {
  count: number
  /** What it says of them instead of how many are chosen. */
  named?: string | undefined
  totals: Totals | undefined
  onClear: () => void
  /** A way to choose what matches on other pages too. */
  more?: ReactNode
  children: ReactNode
}

export function SelectionBar({ count, named, totals = {}, onClear, more, children }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { weightInGrams, amountInCents } = totals
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label={t('ui.selection')}>
        <div className={styles.what}>
          <p className={styles.sums} aria-live="polite">
            <strong>{named ?? t('ui.chosen', { count, number: format.number(count) })}</strong>
            {weightInGrams === undefined ? null : <span className="tabular">{format.weight(weightInGrams)}</span>}
            {amountInCents === undefined ? null : <span className="tabular">{format.money(amountInCents)}</span>}
          </p>
          {more}
        </div>
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
