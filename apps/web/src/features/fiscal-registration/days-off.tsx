import { ActionIcon, Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import { isDay } from '../../ui/day-field/typed-day.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import type { FiscalDataContractForm } from './fiscal-data-form.tsx'
import styles from './invoicing.module.css'

/** Holidays, each once and in order: they move the last day on which a document can be annulled. */
export function DaysOff({ form: { watch, setValue, errorOf } }: { form: FiscalDataContractForm }) {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const days = watch('daysOff')
  const [typed, setTyped] = useState('')
  const change = (next: readonly string[]) => setValue('daysOff', [...new Set(next)].sort(), { shouldDirty: true })
  const add = () => {
    change([...days, typed])
    setTyped('')
  }
  return (
    <fieldset className={styles.fields}>
      <legend>{t('fiscal.data.daysOff')}</legend>
      <p className={styles.quiet}>{t('fiscal.data.daysOffHelp')}</p>
      {days.length > 0 ? (
        <ul className={styles.days}>
          {days.map((day) => (
            <li key={day}>
              <span className="tabular">{format.day(day)}</span>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('fiscal.data.removeDayOff', { day: format.day(day) })}
                onClick={() => change(days.filter((other) => other !== day))}
              >
                <IconTrash aria-hidden />
              </ActionIcon>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.day}>
        <DateField label={t('fiscal.data.dayOff')} value={typed} onChange={setTyped} error={errorOf('daysOff')} />
        <Button variant="default" leftSection={<IconPlus aria-hidden />} disabled={!isDay(typed)} onClick={add}>
          {t('fiscal.data.addDayOff')}
        </Button>
      </div>
    </fieldset>
  )
}
