import { Skeleton } from '@mantine/core'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { MoveToCategoryC } from './move-to-category-c.tsx'
import styles from './order-ways.module.css'
import { SplitInBoxes } from './split-in-boxes.tsx'
import { Hindrance, type LimitedOrder } from './way-parts.tsx'
import { useOrderWays } from './ways.queries.ts'

type Props = { order: LimitedOrder; onClose: () => void }

/** How staff carry out what its owner chose of a package that passes a limit, or told them to do. */
export function StaffWaysDialog({ order, onClose }: Props) {
  const { t } = useTranslation('ways')
  const form = useForm<{ tariffId: string | null }>({ defaultValues: { tariffId: null } })
  const tariffId = form.watch('tariffId')
  const found = useOrderWays(order.id, tariffId)
  const wayNamed = (name: string) => found.data?.ways.find(({ way }) => way === name)
  const split = wayNamed('split')
  const categoryC = wayNamed('categoryC')
  const canSplit = split?.way === 'split' && order.allowedActions.includes('split')
  const canMove = categoryC?.way === 'categoryC' && order.allowedActions.includes('changeCategory')
  return (
    <Dialog opened onClose={onClose} title={t('staffTitle', { code: order.code })} centered size={560}>
      <FormProvider {...form}>
        <div className={styles.ways}>
          <Chosen order={order} />
          {found.isPending ? <Skeleton height="12rem" /> : null}
          {found.isError ? <ErrorState error={found.error} onRetry={() => void found.refetch()} /> : null}
          {found.data?.hindrance ? <Hindrance hindrance={found.data.hindrance} /> : null}
          {canSplit ? <SplitInBoxes order={order} way={split} onDone={onClose} /> : null}
          {canMove ? <MoveToCategoryC order={order} price={categoryC.price} tariffId={tariffId} onDone={onClose} /> : null}
          {found.isSuccess ? <p className={styles.quiet}>{t(canSplit || canMove ? 'orCorrect' : 'onlyCorrect')}</p> : null}
        </div>
      </FormProvider>
    </Dialog>
  )
}

/** What the owner decided, and the price that they saw. */
function Chosen({ order: { chosenWay } }: { order: LimitedOrder }) {
  const { t } = useTranslation('ways')
  const format = useFormat()
  if (!chosenWay) return <Note tone="neutral">{t('nobodyChose')}</Note>
  const { way, quantities, totalInCents } = chosenWay
  const what = way === 'split' ? t('split', { count: quantities.length }) : t(way)
  const isEnding = way === 'return' || way === 'abandon'
  return (
    <Note tone="neutral">
      <p>{t('ownerChose', { what, price: format.money(totalInCents) })}</p>
      {isEnding ? <p>{t('endByIncident')}</p> : null}
    </Note>
  )
}
