import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useCompanyAccounts } from '../company/company.queries.ts'
import styles from './drawers.module.css'
import { useMyDrawer } from './drawers.queries.ts'

/** Into which drawer cash goes, or that it goes to the account Caja alone. Of cash that goes into Caja. */
export function CashGoesTo({ method, accountId }: { method: string; accountId: string }) {
  const { t } = useTranslation('accounts')
  const accounts = useCompanyAccounts().data
  const isCash = method === 'cash' && (accountId === '' || accounts?.find(({ id }) => id === accountId)?.kind === 'cash')
  const session = useMyDrawer({ isAsked: isCash }).data?.session
  if (!isCash || session === undefined) return null
  if (session && !session.isOfEarlierDay) {
    return <p className={styles.goesTo}>{t('drawers.toYours', { name: session.drawer.name })}</p>
  }
  return (
    <p className={styles.goesTo}>
      {t(session ? 'drawers.yoursIsOfEarlierDay' : 'drawers.toCaja')}{' '}
      <Link to={ADMINISTRATOR_PATHS.drawers}>{t(session ? 'drawers.close.action' : 'drawers.open.short')}</Link>
    </p>
  )
}
