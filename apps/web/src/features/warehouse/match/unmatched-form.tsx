import { Button, Textarea } from '@mantine/core'
import IconPackageImport from '@tabler/icons-react/dist/esm/icons/IconPackageImport.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../../ui/form/weight-field.tsx'
import { PhotoField } from '../photo-field.tsx'
import form from '../station.module.css'
import card from '../station-card.module.css'
import { StationRefusal } from '../station-refusal.tsx'
import { type Intake, useIntake } from '../use-intake.ts'
import type { Station } from '../use-station.ts'
import { OwnerSuggestions, type SuggestedClient } from './owner-suggestions.tsx'

type Props = { tracking: string; station: Station; onCancel: () => void }

/** A package that no client announced: weighed, photographed, and matched by what its label says, or without owner until claimed. */
export function UnmatchedForm({ tracking, station, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const weight = useRef<HTMLInputElement>(null)
  const [labelText, setLabelText] = useState('')
  const [description, setDescription] = useState('')
  const [owner, setOwner] = useState<SuggestedClient | null>(null)
  const register = ({ weightInGrams, photos }: Intake) => {
    const body = { tracking, weightInGrams, description, labelText }
    const label = { number: tracking, code: null, clientName: owner?.name ?? null, weightInGrams }
    return station.submit({ kind: 'unmatched', body, clientId: owner?.id ?? null }, label, photos)
  }
  const intake = useIntake({
    field: weight,
    onConfirm: (given) => void register(given),
    onScan: (scanned) => void station.look([scanned]),
    onTouched: station.touch,
  })
  useEffect(() => weight.current?.focus(), [])
  const typing = (set: (text: string) => void) => (text: string) => {
    station.touch()
    set(text)
  }
  return (
    <form className={card.form} onSubmit={intake.submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} noValidate>
      <WeightField
        ref={weight}
        size="xl"
        required
        label={t('weight')}
        value={intake.weightInGrams}
        onChange={intake.setWeight}
        error={intake.isWeightMissing ? t('weightMissing') : undefined}
      />
      <Textarea
        size="lg"
        autosize
        minRows={1}
        maxLength={500}
        label={t('labelText')}
        description={t('labelTextHelp')}
        value={labelText}
        onChange={({ currentTarget }) => typing(setLabelText)(currentTarget.value)}
      />
      <OwnerSuggestions text={labelText} chosen={owner} onChoose={setOwner} />
      <Textarea
        size="lg"
        autosize
        minRows={1}
        maxLength={500}
        label={t('unmatchedDescription')}
        value={description}
        onChange={({ currentTarget }) => typing(setDescription)(currentTarget.value)}
      />
      <PhotoField value={intake.photos} onChange={intake.setPhotos} />
      <StationRefusal station={station} />
      <div className={form.buttons}>
        <Button type="submit" size="xl" loading={station.isBusy} leftSection={<IconPackageImport aria-hidden />}>
          {owner ? t('registerFor', { name: owner.name }) : t('register')}
        </Button>
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
