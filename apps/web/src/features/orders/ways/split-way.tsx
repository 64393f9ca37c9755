import type { OrderDetail } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { linesOfBoxes } from './lines-of-boxes.ts'
import { MoveThings } from './move-things.tsx'
import styles from './order-ways.module.css'
import { useMovedBoxes } from './use-moved-boxes.ts'
import { Boxes } from './way-parts.tsx'
import type { WayCalled } from './ways.queries.ts'

type Split = WayCalled<'split'>
type Props = { way: Split; order: OrderDetail; isChoosing: boolean; onChoose: (way: Split, totalInCents: number) => void }

/** Several boxes: those with the best price, or as its owner moves things between them. */
export function SplitWay({ way, order, isChoosing, onChoose }: Props) {
  const { t } = useTranslation(['ways', 'orders'])
  const format = useFormat()
  const moved = useMovedBoxes(order.id, way)
  const { found } = moved
  return (
    <div className={styles.way}>
      <h4>{t('split', { count: moved.wanted.length })}</h4>
      {found ? <Boxes parts={found.parts} items={order.items} /> : null}
      <MoveThings items={order.items} moved={moved} />
      {found ? (
        <>
          <PriceLines
            lines={linesOfBoxes(found.price.lines)}
            totalInCents={found.price.totalInCents}
            totalLabel={t('orders:panel.estimatedTotal')}
          />
          <Button
            fullWidth
            size="md"
            loading={isChoosing}
            onClick={() => onChoose({ ...way, ...found }, found.price.totalInCents)}
          >
            {t('choose', { price: format.money(found.price.totalInCents) })}
          </Button>
        </>
      ) : null}
    </div>
  )
}
