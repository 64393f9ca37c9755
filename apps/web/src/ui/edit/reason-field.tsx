import { Textarea } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  value: string
  onChange: (reason: string) => void
  /** It was sent without one. */
  isMissing: boolean
  /** Who reads it. */
  description?: string
  ref?: Ref<HTMLTextAreaElement>
}

/** Why something is ended or refused, that must be said. */
export function ReasonField({ value, onChange, isMissing, description, ref }: Props) {
  const { t } = useTranslation()
  return (
    <Textarea
      ref={ref}
      label={t('ui.reason')}
      description={description}
      required
      autosize
      minRows={2}
      maxLength={500}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      error={isMissing && value.trim() === '' ? t('fields.required') : undefined}
    />
  )
}
