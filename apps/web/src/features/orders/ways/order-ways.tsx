import type { Ways } from '@app/contract/fields/ways'
import type { OrderDetail } from '@app/contract/orders.contract'
import { Button, Skeleton } from '@mantine/core'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Refusal } from '../../../ui/say/refusal.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import { useCompleteOrder } from '../orders.queries.ts'
import { EndingWay } from './ending-way.tsx'
import styles from './order-ways.module.css'
import { SplitWay } from './split-way.tsx'
import { Hindrance } from './way-parts.tsx'
import { useOrderWays } from './ways.queries.ts'

type Way = Ways['ways'][number]
type PricedWay = Exclude<Way, { way: 'correct' }>

/** What its owner can do with a package that passes a limit, each with its price: one press decides. */
export function OrderWays({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('ways')
  const heading = useId()
  const form = useForm<{ tariffId: string | null }>({ defaultValues: { tariffId: null } })
  const tariffId = form.watch('tariffId')
  const found = useOrderWays(order.id, tariffId)
  const choose = useCompleteOrder()
  if (found.isPending) return <Skeleton height="10rem" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  const { ways, hindrance } = found.data
  const press = (way: PricedWay, totalInCents: number) => {
    const body = {
      ...{ comment: '', way: way.way, totalInCents },
      // The boxes that were shown, also where others are the best by now.
      ...(way.way === 'split' && { parts: way.parts.map(({ quantities }) => quantities) }),
      ...(way.way === 'categoryC' && tariffId && { tariffId }),
    }
    // Another price than the one that was shown is shown anew.
    choose.mutate({ id: order.id, body, files: [], options: {} }, { onError: () => void found.refetch() })
  }
  return (
    <FormProvider {...form}>
      <section className={styles.ways} aria-labelledby={heading}>
        <h3 id={heading}>{t('title')}</h3>
        {hindrance ? <Hindrance hindrance={hindrance} /> : null}
        {ways.map((way) => (
          <WayCard key={way.way} way={way} order={order} onChoose={press} isChoosing={choose.isPending} />
        ))}
        {choose.error ? (
          <Note tone="red" isRefusal>
            <Refusal error={choose.error} />
          </Note>
        ) : null}
      </section>
    </FormProvider>
  )
}

type CardProps = {
  way: Way
  order: OrderDetail
  onChoose: (way: PricedWay, totalInCents: number) => void
  isChoosing: boolean
}

function WayCard({ way, order, onChoose, isChoosing }: CardProps) {
  const { t } = useTranslation(['ways', 'orders'])
  const format = useFormat()
  if (way.way === 'correct') return <p className={styles.quiet}>{t('correct')}</p>
  if (way.way === 'split') return <SplitWay way={way} order={order} onChoose={onChoose} isChoosing={isChoosing} />
  const { price } = way
  if (way.way === 'return' || way.way === 'abandon') {
    const { totalInCents } = way.price
    const choice = { way: way.way, totalInCents, onChoose: () => onChoose(way, totalInCents) }
    return <EndingWay {...choice} isBought={order.service === 'PPE'} isChoosing={isChoosing} />
  }
  return (
    <div className={styles.way}>
      <h4>{t('categoryC')}</h4>
      <TariffSelect name="tariffId" error={undefined} />
      {price ? (
        <>
          <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('orders:panel.estimatedTotal')} />
          <Button fullWidth size="md" loading={isChoosing} onClick={() => onChoose(way, price.totalInCents)}>
            {t('choose', { price: format.money(price.totalInCents) })}
          </Button>
        </>
      ) : null}
    </div>
  )
}
