import type { ListRange } from '@app/contract/fields/list-ranges'
import { businessDay } from '@app/domain'
import { Button, NativeSelect } from '@mantine/core'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '../day-field/date-field.tsx'
import { isDay } from '../day-field/typed-day.ts'
import { focusFirstInvalid } from '../form/focus-first-invalid.ts'
import type { Days } from '../list/list-state.ts'
import type { List } from '../list/use-list-state.ts'
import { dateFormatter } from '../show/formatters.ts'
import styles from './list-days.module.css'
import { areDays, daysNamed, daysOfMonth, lastMonths, NAMED_DAYS } from './list-days.ts'

const MONTHS = 12

type Props = {
  list: List
  range: ListRange
  /** Its fields are taken over when they are left: the sheet has a button of its own that ends it. */
  isInSheet?: boolean
  onDone: () => void
}

/** Days by their name, a month, or from one day to another, both included. */
export function ListDaysForm({ list, range, isInSheet = false, onDone }: Props) {
  const { t, i18n } = useTranslation('table')
  const heading = useId()
  const today = businessDay(new Date())
  const nameOf = dateFormatter(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const months = lastMonths(today, MONTHS).toReversed()
  const take = (days: Days) => {
    list.setDays(days)
    onDone()
  }
  return (
    <section className={styles.form} aria-labelledby={heading}>
      <p id={heading} className={styles.what}>
        {t(`days.of.${range}`)}
      </p>
      <div className={styles.named}>
        {NAMED_DAYS.map((name) => {
          const days = daysNamed(name, today)
          return (
            <Button
              key={name}
              variant="default"
              size="compact-sm"
              aria-pressed={areDays(list.days, days)}
              onClick={() => take(days)}
            >
              {t(`days.named.${name}`)}
            </Button>
          )
        })}
      </div>
      <NativeSelect
        label={t('days.month')}
        value={months.find((month) => areDays(list.days, daysOfMonth(month))) ?? ''}
        onChange={({ currentTarget: { value } }) => value && take(daysOfMonth(value))}
        data={[
          { value: '', label: t('days.chooseMonth') },
          ...months.map((month) => ({ value: month, label: nameOf.format(new Date(`${month}-15T12:00:00Z`)) })),
        ]}
      />
      <TwoDays list={list} isInSheet={isInSheet} take={take} />
    </section>
  )
}

type TwoDaysProps = { list: List; isInSheet: boolean; take: (days: Days) => void }

/** Both days are needed, and the end is not before the start (specification, section 5). */
function TwoDays({ list, isInSheet, take }: TwoDaysProps) {
  const { t } = useTranslation(['table', 'common'])
  const [from, setFrom] = useState(list.days?.from ?? '')
  const [to, setTo] = useState(list.days?.to ?? '')
  const [wasTried, setTried] = useState(false)
  const isReversed = isDay(from) && isDay(to) && to < from
  const isWhole = isDay(from) && isDay(to) && !isReversed
  const missing = (day: string) => (wasTried && day === '' ? t('common:fields.required') : undefined)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    if (isWhole) return take({ from, to })
    setTried(true)
    focusFirstInvalid(event.currentTarget)
  }
  const leave = () => {
    if (isInSheet && isWhole && !areDays(list.days, { from, to })) list.setDays({ from, to })
  }
  return (
    <form className={styles.form} onSubmit={submit} onBlur={leave} noValidate>
      <div className={styles.fields}>
        <DateField label={t('days.from')} value={from} onChange={setFrom} error={missing(from)} />
        <DateField
          label={t('days.to')}
          value={to}
          onChange={setTo}
          error={missing(to) ?? (wasTried && isReversed ? t('common:errors.dateRangeReversed') : undefined)}
        />
      </div>
      <p className={styles.hint}>{t('days.hint')}</p>
      <Button type="submit" variant="default">
        {t('days.show')}
      </Button>
    </form>
  )
}
