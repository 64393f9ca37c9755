import type { OrderDetail } from '@app/contract/orders.contract'
import { businessDay } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'

type Compensation = OrderDetail['compensations'][number]

/** What the house paid for what was lost or damaged, and how that came to be: share × declared value. */
export function OrderCompensations({ order: { compensations } }: { order: Pick<OrderDetail, 'compensations'> }) {
  const { t } = useTranslation('ends')
  return compensations.map((paid) => (
    <Note key={paid.at} tone="green" title={t('compensation.title')}>
      <Computed paid={paid} />
    </Note>
  ))
}

function Computed({ paid }: { paid: Compensation }) {
  const { t } = useTranslation('ends')
  const format = useFormat()
  const { at, declaredValueInCents, shareInPercent, rateInPercent, isCapped, isExtra, amountInCents } = paid
  const amounts = { amount: format.money(amountInCents), value: format.money(declaredValueInCents) }
  const rates = { share: format.percent(shareInPercent * 100), rate: format.percent(rateInPercent * 100) }
  const how = isExtra ? 'extra' : rateInPercent === 100 ? 'share' : 'shareAtRate'
  return (
    <>
      <p className="tabular">{t(`compensation.${how}`, { ...amounts, ...rates })}</p>
      {isCapped ? <p>{t('compensation.capped')}</p> : null}
      <p>{t('ended.on', { day: format.day(businessDay(new Date(at))) })}</p>
    </>
  )
}
