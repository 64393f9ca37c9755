import type { OrderDetail } from '@app/contract/orders.contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../ui/edit/link.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

/** Of a package that was split: where it came from, and what became of the rest of it. */
export function OrderFamily({ order: { splitFrom, parts } }: { order: Pick<OrderDetail, 'splitFrom' | 'parts'> }) {
  const { t } = useTranslation('client')
  const format = useFormat()
  const relatives = splitFrom ? [splitFrom, ...parts] : parts
  if (relatives.length === 0) return null
  return (
    <Note
      tone="neutral"
      title={
        splitFrom ? t('family.partOf', { name: format.title(splitFrom.title) }) : t('family.split', { count: parts.length + 1 })
      }
    >
      <p>{t('family.why', { count: relatives.length })}</p>
      <p>
        {relatives.map(({ id, title }, position) => (
          <Fragment key={id}>
            {position > 0 ? ' · ' : ''}
            <Link to={`?open=${id}`}>{format.title(title)}</Link>
          </Fragment>
        ))}
      </p>
    </Note>
  )
}
