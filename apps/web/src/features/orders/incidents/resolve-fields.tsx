// What each way to end an incident asks for beside why.
import type { OrderDetail } from '@app/contract/orders.contract'
import { Checkbox, NumberInput, Textarea, TextInput } from '@mantine/core'
import type { UseFormRegister } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import type { Damage } from './possible-resolutions.ts'
import type { ResolveValues } from './use-resolve-form.ts'

type Fields = { register: UseFormRegister<ResolveValues>; errorOf: (name: string) => string | undefined }

/** With what goes back to the store can be followed. */
export function ReturnFields({ register, errorOf }: Fields) {
  const { t } = useTranslation('orders')
  return (
    <>
      <TextInput label={t('resolveIncident.carrier')} required {...register('returnCarrier')} error={errorOf('returnCarrier')} />
      <TextInput
        label={t('resolveIncident.tracking')}
        required
        {...register('returnTracking')}
        error={errorOf('returnTracking')}
      />
    </>
  )
}

/** The client's word, or since when it lies there, what they were told and from which day it may be given up without. */
export function AbandonFields({ abandonment, register, errorOf }: Fields & Pick<OrderDetail, 'abandonment'>) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const on = (day: string | null) => (day ? format.day(day) : t('resolveIncident.notYet'))
  return (
    <>
      {abandonment ? (
        <Note tone={abandonment.isDue ? 'neutral' : 'red'}>
          {t('resolveIncident.lying', {
            since: format.day(abandonment.since),
            first: on(abandonment.firstNoticeOn),
            last: on(abandonment.lastNoticeOn),
            from: format.day(abandonment.from),
          })}
        </Note>
      ) : null}
      <Textarea
        label={t('resolveIncident.clientsWord')}
        description={t('resolveIncident.clientsWordHelp')}
        autosize
        minRows={2}
        {...register('clientsWord')}
        error={errorOf('clientsWord')}
      />
    </>
  )
}

type DamageProps = { damage: Damage; onChange: (damage: Damage) => void; mustStay: boolean }

/** How much of its value is lost, and whether it can be handed over as it is. */
export function DamageFields({ damage, onChange, mustStay }: DamageProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <NumberInput
        label={t('resolveIncident.share')}
        suffix=" %"
        min={1}
        max={100}
        allowDecimal={false}
        value={damage.shareInPercent}
        onChange={(value) => onChange({ ...damage, shareInPercent: Number(value) || 100 })}
      />
      {mustStay ? null : (
        <Checkbox
          label={t('resolveIncident.fit')}
          checked={damage.isFit}
          onChange={({ currentTarget }) => onChange({ ...damage, isFit: currentTarget.checked })}
        />
      )}
    </>
  )
}
