import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'

/** Why there may be nothing to do with a request now: somebody else's turn, or the manifest's. */
export function StaffNextStep({ request: { status, quote, allowedActions } }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  if (status === 'quoted') return <Note tone="neutral">{t(quote?.isExpired ? 'staff.expired' : 'staff.waits')}</Note>
  if (status === 'purchased' && allowedActions.length === 0) return <Note tone="neutral">{t('staff.followsManifest')}</Note>
  return null
}
