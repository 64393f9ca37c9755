import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { WeightField } from '../../ui/weight-field.tsx'
import { DimensionFields } from './dimension-fields.tsx'
import { IntakeWarnings } from './intake-warnings.tsx'
import { PhotoField } from './photo-field.tsx'
import styles from './receive.module.css'
import { useIntake } from './use-intake.ts'
import type { Intake } from './use-receive-station.ts'

type Props = {
  order: Order
  isSending: boolean
  error: unknown
  /** Not where the next thing is more likely another scan. */
  takesFocus: boolean
  onConfirm: (intake: Intake) => void
  onScan: (scanned: string) => void
  onCancel: () => void
}

/** The weight first: the scale is what the hands are at. Enter confirms, Esc goes back to scanning. */
export function WeighForm({ order, isSending, error, takesFocus, onConfirm, onScan, onCancel }: Props) {
  const { t } = useTranslation('administrator')
  const weight = useRef<HTMLInputElement>(null)
  const intake = useIntake({ field: weight, onConfirm, onScan })
  useEffect(() => {
    if (takesFocus) weight.current?.focus()
  }, [takesFocus])
  return (
    <form className={styles.form} onSubmit={intake.submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} noValidate>
      <WeightField
        ref={weight}
        size="xl"
        required
        label={t('warehouse.weight')}
        value={intake.weightInGrams}
        onChange={intake.setWeight}
        error={intake.isWeightMissing ? t('warehouse.weightMissing') : undefined}
      />
      <IntakeWarnings order={order} weightInGrams={intake.weightInGrams} />
      <DimensionFields value={intake.dimensions} onChange={intake.setDimensions} showErrors={intake.wasTried} />
      <PhotoField value={intake.photos} onChange={intake.setPhotos} />
      {error ? (
        <p className={styles.refused} role="alert">
          {errorSentence(t, error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" size="xl" loading={isSending} leftSection={<IconCheck aria-hidden />}>
          {t('warehouse.confirm')}
        </Button>
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('warehouse.cancel')}
        </Button>
      </div>
    </form>
  )
}
