import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useFiscalQueue } from '../fiscal-documents/fiscal-documents.queries.ts'
import styles from './desktop.module.css'

/** Until then the SRI is only slow. */
const LONG_IN_MILLISECONDS = 5 * 60_000

/** Documents that wait for a person, or wait for long; nothing where neither is so. */
export function FiscalTile() {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const queue = useFiscalQueue().data
  if (!queue) return null
  const { notAuthorised, returned, oldestAt } = queue
  const isLate = oldestAt !== null && Date.now() - Date.parse(oldestAt) > LONG_IN_MILLISECONDS
  if (returned === 0 && !isLate) return null
  return (
    <li>
      <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { view: 'sri' })} className={styles.queue}>
        <span className={styles.count}>{format.number(notAuthorised)}</span>
        <span className={styles.queueName}>{t('desktop.sri.name')}</span>
        <span className={styles.hint}>
          {returned > 0
            ? t('desktop.sri.returned', { count: returned })
            : t('desktop.sri.waiting', { since: oldestAt ? format.instant(oldestAt) : '' })}
        </span>
      </Link>
    </li>
  )
}
