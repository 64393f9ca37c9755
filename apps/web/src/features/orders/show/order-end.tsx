import type { OrderDetail } from '@app/contract/orders.contract'
import { CLIENT_PATHS } from '@app/contract/paths'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { Photos } from '../../../ui/files/photos.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { isEndOf } from './is-end-of.ts'

type Props = {
  order: Pick<OrderDetail, 'outcome' | 'responsible' | 'statusSince' | 'closing' | 'bill' | 'purchase' | 'incidents'>
}

/** How a package ended that was not handed over: what became of it, when, why, who answers, and where the money is read. */
export function OrderEnd({ order }: Props) {
  const { t } = useTranslation('ends')
  const format = useFormat()
  const { role } = useActor()
  const { outcome, responsible, statusSince, closing } = order
  if (!outcome) return null
  const tracking = [closing?.returnCarrier, closing?.returnTracking].filter(Boolean).join(' ')
  const shown = order.incidents.filter(isEndOf(order)).flatMap(({ photos, papers }) => [...photos, ...papers])
  const hasMoney = order.bill !== null || order.purchase !== null || responsible === 'house'
  return (
    <Note tone="neutral" title={t(`ended.${outcome}`)}>
      <p>{t('ended.on', { day: format.day(businessDay(new Date(statusSince))) })}</p>
      {closing?.reason ? <p>{t('ended.reason', { reason: closing.reason })}</p> : null}
      {responsible ? <p>{t('ended.responsible', { who: t(`responsibles.${responsible}`) })}</p> : null}
      {tracking ? <p>{t('ended.returnTracking', { tracking })}</p> : null}
      {closing?.isKeptByHouse ? <p>{t('ended.keptByHouse')}</p> : null}
      <Photos fileIds={shown.map(({ id }) => id)} />
      {role === 'client' && hasMoney ? <Link to={CLIENT_PATHS.payments}>{t('ended.account')}</Link> : null}
    </Note>
  )
}
