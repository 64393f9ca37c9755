import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../ui/edit/confirm-dialog.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from './order-ways.module.css'

type Props = {
  way: 'return' | 'abandon'
  totalInCents: number
  /** The house bought it: what the store gives back is its owner's. */
  isBought: boolean
  isChoosing: boolean
  onChoose: () => void
}

/** The package does not go on: what that means and what it costs, asked once more before it is said. */
export function EndingWay({ way, totalInCents, isBought, isChoosing, onChoose }: Props) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const meaning = t(isBought && way === 'return' ? 'meanings.returnBought' : `meanings.${way}`)
  return (
    <div className={styles.way}>
      <h4>{t(way)}</h4>
      <p className={styles.meaning}>{meaning}</p>
      <p className={styles.cost}>
        <span>{t('costs')}</span>
        <strong className="tabular">{format.money(totalInCents)}</strong>
      </p>
      <Button variant="default" fullWidth loading={isChoosing} onClick={() => setAsked(true)}>
        {t(`choices.${way}`)}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        onClose={() => setAsked(false)}
        title={t(`questions.${way}`)}
        confirmLabel={t(`choices.${way}`)}
        dangerous={way === 'abandon'}
        onConfirm={() => {
          setAsked(false)
          onChoose()
        }}
      >
        {meaning}
      </ConfirmDialog>
    </div>
  )
}
