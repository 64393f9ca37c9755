import { RESPONSIBLES } from '@app/domain'
import { NativeSelect, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { needsReason, type Removal, type RemovalOutcome, usuallyAnswers } from './removal-choices.ts'

type Props = {
  possible: readonly RemovalOutcome[]
  removal: Removal
  onChange: (removal: Removal) => void
  /** It was tried: what is missing is marked. */
  wasTried: boolean
}

/** How it ended, who answers for it, and why. */
export function RemovalFields({ possible, removal, onChange, wasTried }: Props) {
  const { t } = useTranslation('ends')
  const { outcome, responsible, reason } = removal
  const usual = usuallyAnswers(outcome)
  const isUnusual = responsible !== null && responsible !== usual
  return (
    <>
      {possible.length > 1 ? (
        <NativeSelect
          label={t('remove.outcome')}
          value={outcome}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...removal, outcome: possible.find((one) => one === value) ?? 'withdrawn', responsible: null })
          }
          data={possible.map((one) => ({ value: one, label: t(`remove.outcomes.${one}`) }))}
        />
      ) : null}
      <NativeSelect
        label={t('remove.responsible')}
        value={responsible ?? usual}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...removal, responsible: RESPONSIBLES.find((one) => one === value) ?? null })
        }
        data={RESPONSIBLES.map((one) => ({ value: one, label: t(`responsibles.${one}`) }))}
      />
      <Textarea
        label={isUnusual ? t('remove.reason') : t('remove.reasonOptional')}
        description={isUnusual ? t('remove.reasonHelp') : undefined}
        required={isUnusual}
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => onChange({ ...removal, reason: value })}
        error={wasTried && needsReason(removal) ? t('errors.fieldRequired') : undefined}
      />
    </>
  )
}
