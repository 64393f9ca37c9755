import type { UnsentMail } from '@app/contract/notifications.contract'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../ui/list/column.ts'
import { TwoLines } from '../../ui/show/two-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** To whom, about what, and why it did not go. */
export function useMailColumns(): Column<UnsentMail>[] {
  const { t } = useTranslation('mails')
  const format = useFormat()
  const why = ({ reason, error }: UnsentMail) =>
    error ? <TwoLines first={t(`reasons.${reason}`)} second={error} /> : t(`reasons.${reason}`)
  return [
    {
      id: 'to',
      header: t('fields.to'),
      cell: ({ to, subject }) => <TwoLines first={to} second={subject} />,
      sortable: true,
      width: '42%',
      card: 'title',
    },
    { id: 'reason', header: t('fields.reason'), cell: why, width: '28%', card: 'wide' },
    { id: 'at', header: t('fields.at'), cell: ({ at }) => format.instant(at), sortable: true },
    {
      id: 'nextTryAt',
      header: t('fields.nextTry'),
      cell: ({ nextTryAt }) => (nextTryAt ? format.instant(nextTryAt) : t('byHand')),
    },
  ]
}
