import type { WeightConfirmation } from '@app/contract/fields/weight-confirmation'
import { WEIGHT_REASONS } from '@app/domain'
import { Button, TextInput } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWeightDoubt } from '../../ui/show/use-weight-doubt.ts'
import styles from './doubtful-weights.module.css'
import type { DoubtfulWeight } from './doubts-of.ts'

type Props = {
  weights: readonly DoubtfulWeight[]
  isBusy: boolean
  onConfirm: (confirmed: WeightConfirmation) => void
}

/** Weights that do not fit, with their figures. Weighing again alike takes them; so does one key for the reason that they are right. */
export function DoubtfulWeights({ weights, isBusy, onConfirm }: Props) {
  const { t } = useTranslation()
  const { figuresOf, reasonOf } = useWeightDoubt()
  const [note, setNote] = useState('')
  return (
    <div className={styles.doubts} role="alert">
      <p className={styles.title}>
        <IconAlertTriangle aria-hidden /> {t('ui.weightDoubt.title', { count: weights.length })}
      </p>
      <ul>
        {weights.map((weight) => (
          <li key={weight.orderId}>
            <strong>{weight.code}</strong> {figuresOf(weight)}
          </li>
        ))}
      </ul>
      <p>{t('ui.weightDoubt.again')}</p>
      <TextInput
        label={t('ui.weightDoubt.note')}
        maxLength={300}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <fieldset className={styles.reasons} aria-label={t('ui.weightDoubt.confirm')}>
        {WEIGHT_REASONS.map((reason) => (
          <Button
            key={reason}
            size="lg"
            variant="default"
            classNames={{ root: styles.reason, label: styles.reasonLabel }}
            loading={isBusy}
            disabled={reason === 'other' && note.trim() === ''}
            onClick={() => onConfirm({ reason, note: note.trim() })}
          >
            {reasonOf(reason)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}
