import type { OrderDetail } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'

/** What an incomplete order waits for: the list, and the words of whoever asked. */
export function OrderMissing({ order }: { order: Pick<OrderDetail, 'status' | 'missing' | 'missingNote'> }) {
  const { t } = useTranslation('orders')
  const { status, missing, missingNote } = order
  if (status !== 'incomplete' || (missing.length === 0 && !missingNote)) return null
  return (
    <Note tone="red" title={t('missing.title')}>
      <ul>
        {missing.map((what) => (
          <li key={what}>{t(`missing.${what}`)}</li>
        ))}
      </ul>
      {missingNote ? <p>{missingNote}</p> : null}
    </Note>
  )
}
