import type { WeightConfirmation } from '@app/contract/fields/weight-confirmation'
import { Button } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WeightField } from '../../ui/form/weight-field.tsx'
import type { StationPackage } from '../scan-queue/station-package.ts'
import { DimensionFields } from './dimension-fields.tsx'
import { IntakeWarnings } from './intake-warnings.tsx'
import { PhotoField } from './photo-field.tsx'
import form from './station.module.css'
import card from './station-card.module.css'
import { StationRefusal } from './station-refusal.tsx'
import { type Intake, useIntake } from './use-intake.ts'
import type { Station } from './use-station.ts'

type Props = {
  order: StationPackage
  station: Station
  /** Not where the next thing is more likely another scan. */
  takesFocus: boolean
  onCancel: () => void
}

/** The weight first: the scale is what the hands are at. Enter confirms, Esc goes back to scanning. */
export function WeighForm({ order, station, takesFocus, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const weight = useRef<HTMLInputElement>(null)
  const [last, setLast] = useState<Intake | null>(null)
  const receive = ({ photos, ...given }: Intake, confirmed?: WeightConfirmation) => {
    setLast({ photos, ...given })
    const { id: orderId, code, tracking, client } = order
    const label = { number: tracking ?? code, code, clientName: client?.name ?? null, weightInGrams: given.weightInGrams }
    return station.submit(
      {
        kind: 'receive',
        arrival: { orderId, ...given, ...(confirmed && { confirmed }) },
        isWeighedAgain: order.intakeAt !== null,
      },
      label,
      photos,
    )
  }
  const intake = useIntake({
    field: weight,
    onConfirm: (given) => void receive(given),
    onScan: (scanned) => void station.look([scanned]),
    onTouched: station.touch,
  })
  // What does not fit is weighed again: the next reading goes where the last one went.
  useEffect(() => {
    if (station.refused) weight.current?.select()
  }, [station.refused])
  useEffect(() => {
    if (takesFocus) weight.current?.focus()
  }, [takesFocus])
  return (
    <form className={card.form} onSubmit={intake.submit} onKeyDown={({ key }) => key === 'Escape' && onCancel()} noValidate>
      <div className={form.weighing}>
        <WeightField
          ref={weight}
          size="xl"
          required
          label={t('weight')}
          value={intake.weightInGrams}
          onChange={intake.setWeight}
          error={intake.isWeightMissing ? t('weightMissing') : undefined}
        />
        <div className={form.buttons}>
          <Button type="submit" size="xl" loading={station.isBusy} leftSection={<IconCheck aria-hidden />}>
            {t('confirm')}
          </Button>
          <Button size="xl" variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
      <IntakeWarnings order={order} weightInGrams={intake.weightInGrams} />
      <StationRefusal station={station} onConfirm={(confirmed) => last && void receive(last, confirmed)} />
      <div className={form.extras}>
        <PhotoField value={intake.photos} onChange={intake.setPhotos} />
        <DimensionFields value={intake.dimensions} onChange={intake.setDimensions} showErrors={intake.wasTried} />
      </div>
    </form>
  )
}
