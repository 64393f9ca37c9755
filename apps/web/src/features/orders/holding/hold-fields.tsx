import type { Sent } from '@app/contract/endpoint'
import type { holdOrders } from '@app/contract/endpoints/order-actions'
import { HOLD_ENDS, HOLD_REASONS, type HoldEnd, type HoldReason } from '@app/domain'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HoldRefusal } from './hold-refusal.tsx'

export type TypedHold = { reason: HoldReason | ''; until: HoldEnd; day: string; note: string }
export const NO_HOLD: TypedHold = { reason: '', until: 'released', day: '', note: '' }

/** What is sent of what was typed; null where something is missing. */
export function holdIn({ reason, until, day, note }: TypedHold): Omit<Sent<typeof holdOrders>['body'], 'orderIds'> | null {
  if (!reason || lacksDay({ until, day })) return null
  return { reason, note, until, ...(until === 'day' && { day }) }
}

const lacksDay = ({ until, day }: Pick<TypedHold, 'until' | 'day'>): boolean => until === 'day' && day === ''

type Props = {
  typed: TypedHold
  onChange: (typed: TypedHold) => void
  /** What is missing is said once somebody tried to send it. */
  wasTried: boolean
  /** What was refused. */
  error: Error | null
}

/** Why packages wait, until when, and what the team should know. */
export function HoldFields({ typed, onChange, wasTried, error }: Props) {
  const { t } = useTranslation('orders')
  const { reason, until, day, note } = typed
  const required = (isMissing: boolean) => (wasTried && isMissing ? t('errors.fieldRequired') : undefined)
  return (
    <>
      <NativeSelect
        label={t('holding.reason')}
        description={t('holding.reasonHelp')}
        required
        value={reason}
        onChange={({ currentTarget }) => onChange({ ...typed, reason: currentTarget.value as HoldReason | '' })}
        data={[
          { value: '', label: t('holding.choose') },
          ...HOLD_REASONS.map((value) => ({ value, label: t(`holdReasons.${value}`) })),
        ]}
        error={required(!reason)}
      />
      <NativeSelect
        label={t('holding.until')}
        value={until}
        onChange={({ currentTarget }) => onChange({ ...typed, until: currentTarget.value as HoldEnd })}
        data={HOLD_ENDS.map((value) => ({ value, label: t(`holding.ends.${value}`) }))}
      />
      {until === 'day' ? (
        <TextInput
          type="date"
          label={t('holding.day')}
          description={t('holding.dayHelp')}
          required
          value={day}
          onChange={({ currentTarget }) => onChange({ ...typed, day: currentTarget.value })}
          error={required(lacksDay(typed))}
        />
      ) : null}
      <Textarea
        label={t('holding.note')}
        autosize
        minRows={2}
        maxLength={500}
        value={note}
        onChange={({ currentTarget }) => onChange({ ...typed, note: currentTarget.value })}
      />
      <HoldRefusal error={error} />
    </>
  )
}
