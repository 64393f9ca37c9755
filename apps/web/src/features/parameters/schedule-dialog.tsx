import type { Parameter } from '@app/contract/parameters.contract'
import { addDays, businessDay, PARAMETER_KEYS, startOfBusinessDay } from '@app/domain'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Field } from '../../ui/form/field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useReturnFocus } from '../../ui/page/use-return-focus.ts'
import { showSuccess } from '../../ui/say/toast.ts'
import { ParameterInput } from './parameter-input.tsx'
import styles from './parameters.module.css'
import { useCreateParameter } from './parameters.queries.ts'
import { useMoment, useParameterText } from './use-parameter-text.ts'

/** A moment as it is written in Quito, as an instant. */
const instantOf = (from: string): string => {
  const [day = '', clock = ''] = from.split('T')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return new Date(startOfBusinessDay(day).getTime() + (hours * 60 + minutes) * 60_000).toISOString()
}

/** A value that counts from a moment to come on, so that a change of prices can be announced. */
export function ScheduleDialog({ inForce, onClose }: { inForce: readonly Parameter[]; onClose: () => void }) {
  const { t } = useTranslation('parameters')
  const momentOf = useMoment()
  const textOf = useParameterText()
  useReturnFocus()
  const schedule = useCreateParameter()
  const today = businessDay(new Date())
  const currentOf = (name: string) => inForce.find((parameter) => parameter.key === name)?.value ?? 0
  const form = useContractForm(async () => (await import('./parameters.schemas.ts')).scheduleForm, {
    defaultValues: { key: 'priceByKg', value: currentOf('priceByKg'), from: `${addDays(today, 1)}T00:00`, reason: '' },
  })
  const { control, register, errorOf, watch, setValue } = form
  const chosen = watch('key')
  const submit = form.handleSubmit(({ from, ...given }) =>
    schedule.mutateAsync({ ...given, validFrom: instantOf(from) }).then(
      ({ validFrom }) => {
        showSuccess(t('schedule.done', { name: t(`names.${given.key}`), when: momentOf(validFrom) }))
        onClose()
      },
      (error: unknown) => form.refuse(atMoment(error)),
    ),
  )
  return (
    <Dialog opened onClose={form.closing(onClose)} title={t('schedule.title')} centered>
      <form className={styles.form} onSubmit={submit} noValidate>
        <p className={styles.quiet}>{t('schedule.sentence')}</p>
        <Controller
          control={control}
          name="key"
          render={({ field: { value: name, onChange, ...field } }) => (
            <NativeSelect
              label={t('fields.parameter')}
              {...field}
              value={name}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value)
                setValue('value', currentOf(currentTarget.value), { shouldDirty: true })
              }}
              data={PARAMETER_KEYS.map((one) => ({ value: one, label: t(`names.${one}`) }))}
              description={t(`does.${chosen}`)}
            />
          )}
        />
        <Field
          as={ParameterInput}
          form={form}
          name="value"
          parameter={chosen}
          label={t('schedule.value')}
          description={t('schedule.now', { value: textOf(chosen, currentOf(chosen)) })}
        />
        <TextInput
          type="datetime-local"
          label={t('schedule.from')}
          required
          min={`${today}T00:00`}
          {...register('from')}
          error={errorOf('from')}
        />
        <TextInput label={t('reason')} {...register('reason')} error={errorOf('reason')} />
        <div className={styles.buttons}>
          <Button variant="default" onClick={form.closing(onClose)}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" loading={schedule.isPending}>
            {t('schedule.send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** What the call says of its instant, and that there is a value from then on already, belongs to the moment's field. */
function atMoment(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status: statusCode, code, message, details } = error
  const isTaken = code === 'parameterExists'
  const isPast = error.fieldProblems.some(({ path }) => path === 'validFrom')
  if (!isTaken && !isPast) return error
  const fields = [{ path: 'from', code: isTaken ? 'momentTaken' : 'momentPast', message }]
  return new ApiError({ statusCode, code, message, details: { ...details, fields } })
}
