import type { ListRange } from '@app/contract/fields/list-ranges'
import { ActionIcon, Button } from '@mantine/core'
import IconCalendar from '@tabler/icons-react/dist/esm/icons/IconCalendar.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../list/use-list-state.ts'
import { useFormat } from '../show/use-format.ts'
import styles from './list-days.module.css'

type Shown = { list: List; range: ListRange }
type ButtonProps = Shown & Omit<ComponentProps<typeof Button<'button'>>, 'children'>

/** Opens the choice of days. Where days are chosen it names them, and what they are the days of. */
export function DaysButton({ list: { days }, range, ...rest }: ButtonProps) {
  const { t } = useTranslation('table')
  const format = useFormat()
  const name = days ? t('days.shown', { what: t(`days.of.${range}`), days: format.days(days) }) : t('days.button')
  return (
    <Button
      {...rest}
      variant="default"
      leftSection={<IconCalendar aria-hidden />}
      data-current={days !== null}
      className={styles.button ?? ''}
      title={name}
    >
      {name}
    </Button>
  )
}

/** The button and, while days are chosen, what takes them away. */
export function WithoutDays({ list, children, onClear }: { list: List; children: ReactNode; onClear?: () => void }) {
  const { t } = useTranslation('table')
  const clear = () => {
    list.setDays(null)
    onClear?.()
  }
  return (
    <span className={styles.tool}>
      {children}
      {list.days ? (
        // Without the engine of tooltips, which would load with each list.
        <ActionIcon
          variant="default"
          aria-label={t('days.clear')}
          title={t('days.clear')}
          className={styles.clear ?? ''}
          onClick={clear}
        >
          <IconX aria-hidden />
        </ActionIcon>
      ) : null}
    </span>
  )
}
