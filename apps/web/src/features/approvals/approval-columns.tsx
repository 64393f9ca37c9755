import type { Approval } from '@app/contract/fields/approvals'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { Day } from '../../ui/show/day.tsx'
import { Money } from '../../ui/show/money.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { TwoLines } from '../../ui/show/two-lines.tsx'

/** What is asked for, of which record, by whom and why. */
export function useApprovalColumns(): Column<Approval>[] {
  const { t } = useTranslation('approvals')
  return [
    { id: 'code', header: t('fields.number'), cell: ({ code }) => code, sortable: true, card: 'title' },
    { id: 'status', header: t('fields.status'), cell: ({ status }) => <StatusChip status={status} />, card: 'status' },
    {
      id: 'kind',
      header: t('fields.what'),
      cell: ({ kind, record }) => <TwoLines first={t(`kinds.${kind}`)} second={record.code} />,
    },
    {
      id: 'amountInCents',
      header: t('fields.amount'),
      cell: ({ amountInCents }) => (amountInCents > 0 ? <Money cents={amountInCents} /> : '—'),
      align: 'right',
      sortable: true,
      card: 'figure',
    },
    { id: 'client', header: t('fields.client'), cell: ({ client }) => client?.name ?? '—' },
    { id: 'reason', header: t('fields.reason'), cell: ({ reason }) => reason || '—', card: 'wide' },
    { id: 'askedBy', header: t('fields.askedBy'), cell: ({ askedBy }) => askedBy.name },
    {
      id: 'createdAt',
      header: t('fields.askedOn'),
      cell: ({ createdAt }) => <Day day={businessDay(new Date(createdAt))} />,
      sortable: true,
    },
  ]
}
