import { ActionIcon, Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { DateField } from '../../ui/day-field/date-field.tsx'
import type { FiscalDataContractForm } from './fiscal-data-form.tsx'
import styles from './invoicing.module.css'

/** Holidays: they move the last day on which a document can be annulled. */
export function DaysOff({ form: { watch, setValue, errorOf } }: { form: FiscalDataContractForm }) {
  const { t } = useTranslation('parameters')
  const days = watch('daysOff')
  const change = (next: string[]) => setValue('daysOff', next, { shouldDirty: true })
  return (
    <fieldset className={styles.fields}>
      <legend>{t('fiscal.data.daysOff')}</legend>
      <p className={styles.quiet}>{t('fiscal.data.daysOffHelp')}</p>
      {days.map((day, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days have no id, and are typed in place
        <div key={position} className={styles.day}>
          <DateField
            label={t('fiscal.data.dayOff', { position: position + 1 })}
            value={day}
            onChange={(changed) => change(days.with(position, changed))}
            error={errorOf(`daysOff.${position}`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('fiscal.data.removeDayOff', { position: position + 1 })}
            onClick={() => change(days.toSpliced(position, 1))}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
        </div>
      ))}
      <Button
        variant="default"
        className={styles.add}
        leftSection={<IconPlus aria-hidden />}
        onClick={() => change([...days, ''])}
      >
        {t('fiscal.data.addDayOff')}
      </Button>
    </fieldset>
  )
}
