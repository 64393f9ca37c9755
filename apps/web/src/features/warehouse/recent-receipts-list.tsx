import { Button } from '@mantine/core'
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useRemoveOrders } from '../orders/orders.queries.ts'
import styles from './receive.module.css'
import { markUndone, type Receipt, type ReceiptKind, useRecentReceipts } from './recent-receipts.ts'
import { useUndoReceipt } from './warehouse.queries.ts'

const TONES: Record<ReceiptKind, Tone> = { received: 'green', incomplete: 'orange', unmatched: 'teal' }

/** The last packages of this session, each with its way back. */
export function RecentReceiptsList() {
  const { t } = useTranslation('administrator')
  const { userId } = useActor()
  const receipts = useRecentReceipts(userId)
  return (
    <section className={styles.recent} aria-labelledby="recent-receipts">
      <h2 id="recent-receipts" className={styles.recentTitle}>
        {t('warehouse.recent')}
      </h2>
      {receipts.length === 0 ? (
        <p className={styles.quiet}>{t('warehouse.noRecent')}</p>
      ) : (
        <ol className={styles.receipts}>
          {receipts.map((receipt) => (
            <ReceiptItem key={receipt.orderId} receipt={receipt} />
          ))}
        </ol>
      )}
    </section>
  )
}

function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { code, tracking, clientName, weightInGrams, kind, at, isUndone } = receipt
  return (
    <li className={styles.receipt} data-undone={isUndone}>
      <div className={styles.receiptHead}>
        <strong>{code}</strong>
        <span className="tabular">{format.weight(weightInGrams)}</span>
      </div>
      <p className={styles.quiet}>{clientName ?? t('warehouse.noClient')}</p>
      <p className={styles.quiet}>{tracking}</p>
      <div className={styles.receiptHead}>
        <Chip tone={isUndone ? 'neutral' : TONES[kind]}>{t(isUndone ? 'warehouse.undoneChip' : `warehouse.kinds.${kind}`)}</Chip>
        <time className={styles.quiet} dateTime={at}>
          {format.instant(at, 'MIA')}
        </time>
        {isUndone || kind === 'incomplete' ? null : <UndoButton receipt={receipt} />}
      </div>
    </li>
  )
}

function UndoButton({ receipt: { orderId, weightInGrams, kind, code } }: { receipt: Receipt }) {
  const { t } = useTranslation('administrator')
  const { userId } = useActor()
  const undo = useUndoReceipt()
  const remove = useRemoveOrders()
  const onSuccess = () => markUndone(userId, orderId)
  const takeBack = () =>
    kind === 'unmatched'
      ? remove.mutate({ orderIds: [orderId], reason: t('warehouse.mistakenScan') }, { onSuccess })
      : undo.mutate({ orderId, weightInGrams }, { onSuccess })
  return (
    <Button
      variant="subtle"
      size="lg"
      className={styles.undo}
      leftSection={<IconArrowBackUp aria-hidden />}
      loading={undo.isPending || remove.isPending}
      onClick={takeBack}
      aria-label={t('warehouse.undoOf', { code })}
    >
      {t('warehouse.undo')}
    </Button>
  )
}
