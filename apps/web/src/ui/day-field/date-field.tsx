import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './date-field.module.css'
import { isDay } from './typed-day.ts'
import { useDayText } from './use-day-text.ts'

type Props = Omit<TextInputProps, 'type' | 'onChange' | 'value' | 'min' | 'max'> & {
  /** 'YYYY-MM-DD', nothing, or what was typed and is no day. */
  value: string
  onChange: (day: string) => void
  /** The first and the last day that the calendar offers, 'YYYY-MM-DD'. */
  min?: string | undefined
  max?: string | undefined
}

/** A day typed in the order of the person's language, or chosen in the browser's calendar, whose own field has the browser's order. */
export function DateField({ value, onChange, onBlur, onKeyDown, min, max, error, ...rest }: Props) {
  const { t, i18n } = useTranslation()
  const { text, isWrong, type, leave, pick } = useDayText({ value, onChange, language: i18n.language })
  const calendar = useRef<HTMLInputElement>(null)
  // A text that is no day is not taken over, neither by Enter nor by leaving the field.
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !leave()) return event.preventDefault()
    onKeyDown?.(event)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    if (leave()) onBlur?.(event)
  }
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      placeholder={t('ui.dayOrder')}
      classNames={{ input: 'tabular' }}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={enter}
      onBlur={blur}
      error={isWrong ? t('fields.dayNotValid', { order: t('ui.dayOrder') }) : error}
      rightSection={
        <span className={styles.calendar}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('ui.openCalendar')}
            disabled={rest.disabled}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
          <input
            ref={calendar}
            className={styles.native}
            type="date"
            tabIndex={-1}
            aria-hidden
            value={isDay(value) ? value : ''}
            min={min}
            max={max}
            onChange={({ currentTarget }) => pick(currentTarget.value)}
          />
        </span>
      }
    />
  )
}
