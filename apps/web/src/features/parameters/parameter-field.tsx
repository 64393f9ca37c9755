import type { Parameter, ParameterEntry } from '@app/contract/parameters.contract'
import { businessDay, type ParameterKey } from '@app/domain'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/use-format.ts'
import { ParameterInput } from './parameter-input.tsx'
import styles from './parameters.module.css'
import { useParameterText } from './use-parameter-text.ts'
import type { ParametersContractForm } from './use-save-parameters.ts'

type Props = {
  form: ParametersContractForm
  parameter: ParameterKey
  current: Parameter | undefined
  /** What was announced for it. */
  next: ParameterEntry | undefined
}

/** One parameter: what it does, its value, since when it counts, and what it will be. */
export function ParameterField({ form: { control, errorOf, watch }, parameter, current, next }: Props) {
  const { t } = useTranslation('parameters')
  const textOf = useParameterText()
  const read = watch(`read.${parameter}`)
  const isChanged = watch(`values.${parameter}`) !== read.value
  const format = useFormat()
  return (
    <div className={styles.field} data-changed={isChanged}>
      <Controller
        control={control}
        name={`values.${parameter}`}
        render={({ field }) => (
          <ParameterInput
            parameter={parameter}
            label={t(`names.${parameter}`)}
            description={t(`does.${parameter}`)}
            {...field}
            error={errorOf(`values.${parameter}`)}
          />
        )}
      />
      <p className={styles.since}>
        {isChanged ? `${t('before', { value: textOf(parameter, read.value) })} · ` : null}
        {since(current, t('initial'), (day) => t('since', { day: format.day(day) }))}
      </p>
      {next ? (
        <p className={styles.next}>{t('next', { value: textOf(parameter, next.value), when: format.instant(next.validFrom) })}</p>
      ) : null}
    </div>
  )
}

/** Number 0, or the first of all: what the house began with. */
function since(current: Parameter | undefined, initial: string, from: (day: string) => string): string {
  if (!current || new Date(current.validFrom) <= FIRST) return initial
  return from(businessDay(new Date(current.validFrom)))
}

/** From when on an installation's first values count, which is before anything was priced. */
const FIRST = new Date('2020-01-01T00:00:00Z')
