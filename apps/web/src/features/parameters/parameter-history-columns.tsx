import type { ParameterEntry } from '@app/contract/parameters.contract'
import IconCalendarTime from '@tabler/icons-react/dist/esm/icons/IconCalendarTime.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Chip } from '../../ui/show/chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './parameters.module.css'
import { useMoment, useParameterText } from './use-parameter-text.ts'

/** Who changed what, from which value to which, from when on, and why. */
export function useParameterHistoryColumns(): Column<ParameterEntry>[] {
  const { t } = useTranslation('parameters')
  const format = useFormat()
  const textOf = useParameterText()
  const momentOf = useMoment()
  return [
    { id: 'key', header: t('fields.parameter'), cell: ({ key }) => t(`names.${key}`), card: 'title', width: '24%' },
    {
      id: 'previousValue',
      header: t('fields.from'),
      cell: ({ key, previousValue }) => textOf(key, previousValue),
      align: 'right',
    },
    {
      id: 'value',
      header: t('fields.to'),
      cell: ({ key, value }) => <strong>{textOf(key, value)}</strong>,
      align: 'right',
      card: 'figure',
    },
    {
      id: 'validFrom',
      header: t('fields.validFrom'),
      cell: ({ validFrom }) => (
        <span className={styles.moment}>
          <time dateTime={validFrom}>{momentOf(validFrom) ?? '—'}</time>
          {Date.parse(validFrom) > Date.now() ? (
            <Chip tone="orange" icon={IconCalendarTime}>
              {t('scheduled')}
            </Chip>
          ) : null}
        </span>
      ),
      sortable: true,
    },
    { id: 'actor', header: t('fields.actor'), cell: ({ actor }) => actor?.name ?? t('theHouse') },
    {
      id: 'number',
      header: t('fields.createdAt'),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{format.instant(createdAt)}</time>,
      sortable: true,
    },
    { id: 'reason', header: t('fields.reason'), cell: ({ reason }) => reason || '—' },
  ]
}
