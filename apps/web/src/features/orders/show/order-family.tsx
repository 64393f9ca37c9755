import type { OrderDetail } from '@app/contract/orders.contract'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Note } from '../../../ui/show/note.tsx'

/** Of a package that was split: where it came from, and what became of the rest of it. */
export function OrderFamily({ order: { splitFrom, parts } }: { order: Pick<OrderDetail, 'splitFrom' | 'parts'> }) {
  const { t } = useTranslation('client')
  const relatives = splitFrom ? [splitFrom, ...parts] : parts
  if (relatives.length === 0) return null
  return (
    <Note
      tone="neutral"
      title={splitFrom ? t('family.partOf', { code: splitFrom.code }) : t('family.split', { count: parts.length + 1 })}
    >
      <p>{t('family.why', { count: relatives.length })}</p>
      <p>
        {relatives.map(({ id, code }, position) => (
          <Fragment key={id}>
            {position > 0 ? ' · ' : ''}
            <Link to={`?open=${id}`}>{code}</Link>
          </Fragment>
        ))}
      </p>
    </Note>
  )
}
