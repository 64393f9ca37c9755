import type { LandedPrice as Landed } from '@app/contract/fields/prices'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../purchases.module.css'

type Props = { landed: Landed; weightInGrams: number }

/** What the purchase costs in Quito, line by line, at that weight; and at most. */
export function LandedPrice({ landed, weightInGrams }: Props) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { lines, totalInCents, highestTotalInCents, fitsCategory, isDutyShareable } = landed
  return (
    <>
      <PriceLines lines={lines} totalInCents={totalInCents} totalLabel={t('landed.total')} />
      {highestTotalInCents > totalInCents ? (
        <p className={styles.hint}>{t('landed.most', { price: format.money(highestTotalInCents) })}</p>
      ) : null}
      <p className={styles.hint}>
        {t('landed.at', { weight: format.weight(weightInGrams) })} {isDutyShareable ? t('landed.duty') : null}
      </p>
      {fitsCategory ? null : <Note tone="red">{t('landed.over')}</Note>}
    </>
  )
}
