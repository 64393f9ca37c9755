import { ActionIcon, Button, Checkbox, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Controller, useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useWeekdays } from '../../ui/form/use-weekdays.ts'
import styles from './company-form.module.css'
import type { CompanyContractForm } from './company-form.tsx'
import counter from './counter-fields.module.css'

/** As many as the contract takes. */
const MOST_HOURS = 14
const WORKDAYS = { weekdays: [1, 2, 3, 4, 5], opensAt: '09:00', closesAt: '18:00' } satisfies OneOfHours
const NO_DAYS = { weekdays: [], opensAt: '', closesAt: '' } satisfies OneOfHours
const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

type OneOfHours = { weekdays: (typeof WEEK)[number][]; opensAt: string; closesAt: string }
type Props = { form: CompanyContractForm }

/** When the counter is open, days that are alike together; where it is on a map, and its WhatsApp. */
export function CounterFields({ form }: Props) {
  const { t } = useTranslation('parameters')
  const { control, register, errorOf } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'openingHours', keyName: 'key' })
  return (
    <>
      {fields.map(({ key }, index) => (
        <fieldset key={key} className={`${styles.account} ${counter.hours}`}>
          <legend>{t('company.hours', { position: index + 1 })}</legend>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={styles.remove}
            aria-label={t('company.removeHours', { position: index + 1 })}
            onClick={() => remove(index)}
          >
            <IconTrash aria-hidden />
          </ActionIcon>
          <Weekdays form={form} index={index} />
          {(['opensAt', 'closesAt'] as const).map((name) => (
            <TextInput
              key={name}
              label={t(`company.${name}`)}
              type="time"
              required
              {...register(`openingHours.${index}.${name}`)}
              error={errorOf(`openingHours.${index}.${name}`)}
            />
          ))}
        </fieldset>
      ))}
      {fields.length < MOST_HOURS ? (
        <Button
          variant="default"
          className={styles.add}
          leftSection={<IconPlus aria-hidden />}
          onClick={() => append(fields.length === 0 ? WORKDAYS : NO_DAYS)}
        >
          {t('company.addHours')}
        </Button>
      ) : null}
      <TextInput
        label={t('company.mapLink')}
        description={t('company.mapLinkHelp')}
        type="url"
        {...register('mapLink')}
        error={errorOf('mapLink')}
      />
      <TextInput
        label={t('company.whatsAppNumber')}
        type="tel"
        {...register('whatsAppNumber')}
        error={errorOf('whatsAppNumber')}
      />
    </>
  )
}

function Weekdays({ form: { control, errorOf }, index }: Props & { index: number }) {
  const { t } = useTranslation('parameters')
  const names = useWeekdays()
  return (
    <Controller
      control={control}
      name={`openingHours.${index}.weekdays`}
      render={({ field: { value = [], onChange, ref } }) => (
        <Checkbox.Group
          className={counter.weekdays}
          label={t('company.weekdays')}
          required
          value={value.map(String)}
          onChange={(days) => onChange(WEEK.filter((day) => days.includes(String(day))))}
          error={errorOf(`openingHours.${index}.weekdays`)}
        >
          <div className={counter.days}>
            {WEEK.map((day, position) => (
              <Checkbox key={day} ref={position === 0 ? ref : undefined} value={String(day)} label={names[position]} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    />
  )
}
