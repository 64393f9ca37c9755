import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import { useTranslation } from 'react-i18next'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

/** What happens next with a client's request, and whose turn it is. */
export function ClientNextStep({ request: { status, quote } }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  const key = status === 'quoted' && quote?.isExpired ? 'expired' : status
  const day = quote ? format.day(quote.lastDay) : ''
  return <Note tone={key === 'expired' ? 'red' : 'neutral'}>{t(`next.${key}`, { day })}</Note>
}
