import type { Parameter } from '@app/contract/parameters.contract'
import { Button, TextInput } from '@mantine/core'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ParameterConflict } from './parameter-conflict.tsx'
import { changedKeys } from './parameter-values.ts'
import styles from './parameters.module.css'
import { useParameterText } from './use-parameter-text.ts'
import type { ParametersContractForm, SavingParameters } from './use-save-parameters.ts'

const ScheduleDialog = lazy(async () => ({ default: (await import('./schedule-dialog.tsx')).ScheduleDialog }))

type Props = { form: ParametersContractForm; saving: SavingParameters; inForce: readonly Parameter[] }

/** What is about to change, from which value to which, why, and the buttons that do it. */
export function ParameterSave({ form, saving, inForce }: Props) {
  const { t } = useTranslation('parameters')
  const textOf = useParameterText()
  const [isScheduling, setScheduling] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const values = useWatch({ control: form.control, name: 'values' })
  const read = useWatch({ control: form.control, name: 'read' })
  const changed = changedKeys({ values, read })
  const hasChanges = changed.length > 0
  const schedule = (
    <Button
      variant={hasChanges ? 'subtle' : 'default'}
      leftSection={<IconCalendarPlus aria-hidden />}
      onClick={() => setScheduling(true)}
    >
      {t('schedule.open')}
    </Button>
  )
  return (
    <section className={styles.card} data-pending={hasChanges} aria-labelledby="parameters-save">
      <div className={styles.saveHead}>
        <h2 id="parameters-save" aria-live="polite">
          {t('changes', { count: changed.length })}
        </h2>
        {hasChanges ? (
          <Button
            variant="subtle"
            size="compact-sm"
            className={styles.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'hideChanges' : 'seeChanges')}
          </Button>
        ) : null}
      </div>
      {hasChanges ? (
        <div className={styles.details} data-open={isOpen}>
          <ul className={styles.changes}>
            {changed.map((key) => (
              <li key={key}>
                <span>{t(`names.${key}`)}</span>
                <span className="tabular">
                  {textOf(key, read[key].value)} → <strong>{textOf(key, values[key])}</strong>
                </span>
              </li>
            ))}
          </ul>
          <TextInput label={t('reason')} {...form.register('reason')} error={form.errorOf('reason')} />
          <p className={styles.quiet}>{t('fromNowOn')}</p>
          <div className={styles.buttons}>{schedule}</div>
        </div>
      ) : (
        <p className={styles.quiet}>{t('noChanges')}</p>
      )}
      <ParameterConflict saving={saving} inForce={inForce} values={values} />
      <div className={styles.buttons}>
        {hasChanges ? (
          <>
            <Button variant="default" onClick={form.startAgain}>
              {t('discard')}
            </Button>
            <Button type="submit" loading={saving.isSaving} disabled={saving.conflicting.length > 0}>
              {t('save')}
            </Button>
          </>
        ) : (
          schedule
        )}
      </div>
      <Suspense>{isScheduling ? <ScheduleDialog inForce={inForce} onClose={() => setScheduling(false)} /> : null}</Suspense>
    </section>
  )
}
