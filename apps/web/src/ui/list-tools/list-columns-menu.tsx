import { ActionIcon, Button, Checkbox, Popover, SegmentedControl } from '@mantine/core'
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../list/column.ts'
import type { ListArrangement } from '../list/use-list-arrangement.ts'
import { useOpenedLate } from '../page/use-opened-late.ts'
import { moveColumn, toggleColumn } from './list-columns.ts'
import styles from './list-columns-menu.module.css'
import { ColumnsButton } from './list-tool-buttons.tsx'

type Props<Row> = { arrangement: ListArrangement<Row>; isPhone: boolean; isWanted: boolean }

/** Which columns there are and in which order, and how tall the rows are; in a phone's sheet beneath the button, which has no room for more. */
export function ColumnsMenu<Row>({ arrangement, isPhone, isWanted }: Props<Row>) {
  const { t } = useTranslation('table')
  const { target, state } = useOpenedLate(isWanted)
  const { opened, onChange } = state
  if (isPhone)
    return (
      <>
        <ColumnsButton ref={target} isPhone aria-expanded={opened} onClick={() => onChange(!opened)} />
        {opened ? <Columns arrangement={arrangement} /> : null}
      </>
    )
  return (
    <Popover {...state} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ColumnsButton ref={target} isPhone={false} />
      </Popover.Target>
      <Popover.Dropdown className={styles.menu} aria-label={t('columns.button')}>
        <Columns arrangement={arrangement}>
          <Density arrangement={arrangement} />
        </Columns>
      </Popover.Dropdown>
    </Popover>
  )
}

function Columns<Row>({ arrangement, children }: Pick<Props<Row>, 'arrangement'> & { children?: ReactNode }) {
  const { t } = useTranslation('table')
  const { shown, hidden, isUsual, reset } = arrangement
  return (
    <>
      <ul className={styles.columns}>
        {[...shown, ...hidden].map((column, position) => (
          <ColumnRow key={column.id} column={column} position={position} arrangement={arrangement} />
        ))}
      </ul>
      {children}
      <Button variant="subtle" size="compact-sm" aria-disabled={isUsual} className={styles.reset ?? ''} onClick={reset}>
        {t('columns.reset')}
      </Button>
    </>
  )
}

type RowProps<Row> = { column: Column<Row>; position: number; arrangement: ListArrangement<Row> }

function ColumnRow<Row>({ column: { id, header }, position, arrangement: { shown, setColumns } }: RowProps<Row>) {
  const { t } = useTranslation('table')
  const ids = shown.map((column) => column.id)
  const isShown = position < shown.length
  return (
    <li className={styles.column}>
      <Checkbox
        label={header}
        checked={isShown}
        disabled={position === 0}
        onChange={() => setColumns(toggleColumn(ids, id))}
        classNames={{ root: styles.check ?? '' }}
      />
      {position > 0 && isShown
        ? ([-1, 1] as const).map((by) => (
            <ActionIcon
              key={by}
              variant="subtle"
              color="gray"
              aria-label={t(by < 0 ? 'columns.moveUp' : 'columns.moveDown', { name: header })}
              // Not disabled at the ends: the focus would be lost on the way there.
              aria-disabled={by < 0 ? position === 1 : position === shown.length - 1}
              onClick={() => setColumns(moveColumn(ids, id, by))}
            >
              {by < 0 ? <IconArrowUp aria-hidden /> : <IconArrowDown aria-hidden />}
            </ActionIcon>
          ))
        : null}
    </li>
  )
}

function Density<Row>({ arrangement: { isCompact, setCompact } }: { arrangement: ListArrangement<Row> }) {
  const { t } = useTranslation('table')
  return (
    <div className={styles.density}>
      <span id="list-density">{t('columns.density')}</span>
      <SegmentedControl
        aria-labelledby="list-density"
        fullWidth
        value={isCompact ? 'compact' : 'comfortable'}
        onChange={(value) => setCompact(value === 'compact')}
        data={[
          { value: 'comfortable', label: t('columns.comfortable') },
          { value: 'compact', label: t('columns.compact') },
        ]}
      />
    </div>
  )
}
