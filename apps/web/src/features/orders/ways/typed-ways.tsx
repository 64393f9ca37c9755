import type { Ways } from '@app/contract/fields/ways'
import { Button, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { TariffSelect } from '../../tariffs/tariff-select.tsx'
import styles from './order-ways.module.css'
import { type Box, boxesOf, pricedOf, type TypedItem, type TypedPackage } from './typed-package.ts'
import { Boxes, Hindrance } from './way-parts.tsx'
import { useFindWays } from './ways.queries.ts'

type Props<Item extends TypedItem> = {
  /** What passes a limit of its category. */
  typed: TypedPackage<Item>
  /** What fills the form in by the boxes of a split. */
  splitAction: (boxes: Box<Item>[]) => ReactNode
  onCategoryC: (tariffId: string | null) => void
}

const WAIT_IN_MILLISECONDS = 400

/** What can be done with a package before it is ordered, each way with what it costs. */
export function TypedWays<Item extends TypedItem>({ typed, ...actions }: Props<Item>) {
  const { t } = useTranslation('ways')
  const heading = useId()
  const form = useForm<{ tariffId: string | null }>({ defaultValues: { tariffId: null } })
  const tariffId = form.watch('tariffId')
  // As text: what is typed is a new object at every stroke.
  const [asked] = useDebouncedValue(JSON.stringify({ ...typed, items: pricedOf(typed.items) }), WAIT_IN_MILLISECONDS)
  const { items, weightInGrams }: TypedPackage<Item> = JSON.parse(asked)
  const found = useFindWays({ weightInGrams, items }, tariffId)
  if (items.length === 0) return null
  if (found.isPending) return <Skeleton height="6rem" />
  if (found.isError) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  const { ways, hindrance } = found.data
  return (
    <FormProvider {...form}>
      <section className={styles.ways} aria-labelledby={heading}>
        <h3 id={heading}>{t('title')}</h3>
        {hindrance ? <Hindrance hindrance={hindrance} /> : null}
        {weightInGrams === null && !hindrance ? <p className={styles.quiet}>{t('weightFirst')}</p> : null}
        {(weightInGrams === null ? [] : ways).map((way) => (
          <TypedWay key={way.way} way={way} items={items} tariffId={tariffId} {...actions} />
        ))}
        <p className={styles.quiet}>{t('correctTyped')}</p>
      </section>
    </FormProvider>
  )
}

type WayProps<Item extends TypedItem> = Omit<Props<Item>, 'typed'> & {
  way: Ways['ways'][number]
  items: readonly Item[]
  tariffId: string | null
}

function TypedWay<Item extends TypedItem>({ way, items, tariffId, splitAction, onCategoryC }: WayProps<Item>) {
  const { t } = useTranslation(['ways', 'orders'])
  if (way.way !== 'split' && way.way !== 'categoryC') return null
  const { price } = way
  return (
    <div className={styles.way}>
      <h4>{way.way === 'split' ? t('split', { count: way.parts.length }) : t('categoryC')}</h4>
      {way.way === 'split' ? <Boxes parts={way.parts} items={items} /> : <TariffSelect name="tariffId" error={undefined} />}
      {price ? (
        <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('orders:panel.estimatedTotal')} />
      ) : null}
      {way.way === 'split' ? (
        splitAction(boxesOf(items, way.parts))
      ) : (
        <Button variant="default" fullWidth onClick={() => onCategoryC(tariffId)}>
          {t('chooseC')}
        </Button>
      )}
    </div>
  )
}
