import { TREATMENTS, type Treatment } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  value: Treatment | undefined
  onChange: (treatment: Treatment) => void
  onBlur?: () => void
  /** Those that may be chosen; all where nothing is said. */
  allowed?: readonly Treatment[]
  description?: ReactNode
  error?: ReactNode
  name?: string
}

/** How IVA treats what is charged. */
export function TreatmentField({ value, onChange, allowed = TREATMENTS, ...rest }: Props) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      {...rest}
      value={value ?? ''}
      onChange={({ currentTarget }) => {
        const chosen = allowed.find((treatment) => treatment === currentTarget.value)
        if (chosen) onChange(chosen)
      }}
      data={allowed.map((treatment) => ({ value: treatment, label: t(`treatments.${treatment}`) }))}
    />
  )
}
