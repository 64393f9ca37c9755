import type { ListRange } from '@app/contract/fields/list-ranges'
import { Popover } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { List } from '../list/use-list-state.ts'
import { useOpenedLate } from '../page/use-opened-late.ts'
import styles from './list-days.module.css'
import { DaysButton, WithoutDays } from './list-days-buttons.tsx'
import { ListDaysForm } from './list-days-form.tsx'

type Props = { list: List; range: ListRange; isPhone: boolean; isWanted: boolean }

/** The days that the list is narrowed to; in a phone's sheet they are chosen beneath the button, which has no room for more. */
export function ListDaysMenu({ list, range, isPhone, isWanted }: Props) {
  const { t } = useTranslation('table')
  const { target, state } = useOpenedLate(isWanted)
  const { opened, onChange } = state
  const close = () => {
    onChange(false)
    target.current?.focus()
  }
  if (isPhone)
    return (
      <>
        <WithoutDays list={list} onClear={close}>
          <DaysButton ref={target} list={list} range={range} aria-expanded={opened} onClick={() => onChange(!opened)} />
        </WithoutDays>
        {opened ? <ListDaysForm list={list} range={range} isInSheet onDone={close} /> : null}
      </>
    )
  return (
    <WithoutDays list={list} onClear={close}>
      <Popover {...state} position="bottom-end" trapFocus returnFocus shadow="md">
        <Popover.Target>
          <DaysButton ref={target} list={list} range={range} onClick={() => onChange(!opened)} />
        </Popover.Target>
        <Popover.Dropdown className={styles.menu} aria-label={t('days.button')}>
          <ListDaysForm list={list} range={range} onDone={close} />
        </Popover.Dropdown>
      </Popover>
    </WithoutDays>
  )
}
