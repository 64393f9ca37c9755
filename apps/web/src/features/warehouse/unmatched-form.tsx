import { Button, Textarea } from '@mantine/core'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { WeightField } from '../../ui/weight-field.tsx'
import { PhotoField } from './photo-field.tsx'
import styles from './receive.module.css'
import { useIntake } from './use-intake.ts'
import type { Intake } from './use-receive-station.ts'

type Props = {
  isSending: boolean
  error: unknown
  onRegister: (description: string, intake: Intake) => void
  onScan: (scanned: string) => void
  onCancel: () => void
}

/** A package that nobody announced stays in the warehouse's books until somebody claims it. */
export function UnmatchedForm({ isSending, error, onRegister, onScan, onCancel }: Props) {
  const { t } = useTranslation('administrator')
  const weight = useRef<HTMLInputElement>(null)
  const [description, setDescription] = useState('')
  const intake = useIntake({ field: weight, onConfirm: (given) => onRegister(description, given), onScan })
  useEffect(() => weight.current?.focus(), [])
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
      <Textarea
        size="lg"
        autosize
        minRows={2}
        maxLength={500}
        label={t('warehouse.unmatchedDescription')}
        description={t('warehouse.unmatchedDescriptionHelp')}
        value={description}
        onChange={({ currentTarget }) => setDescription(currentTarget.value)}
      />
      <PhotoField value={intake.photos} onChange={intake.setPhotos} />
      {error ? (
        <p className={styles.refused} role="alert">
          {errorSentence(t, error)}
        </p>
      ) : null}
      <div className={styles.buttons}>
        <Button type="submit" size="xl" loading={isSending} leftSection={<IconPackageImport aria-hidden />}>
          {t('warehouse.register')}
        </Button>
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('warehouse.cancel')}
        </Button>
      </div>
    </form>
  )
}
