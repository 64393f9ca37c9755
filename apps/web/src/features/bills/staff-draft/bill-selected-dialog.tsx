import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import styles from './bill-client.module.css'
import { type Billed, useBillRun } from './bill-run.queries.ts'
import { BillSelectedList } from './bill-selected-list.tsx'
import { clientsToBill } from './clients-to-bill.ts'

type Props = { orders: readonly Order[]; onClose: (billed: readonly Order[]) => void }

/** Says what each client will be billed, bills them in turn, and names what was refused. */
export function BillSelectedDialog({ orders, onClose }: Props) {
  const { t } = useTranslation('bills')
  const run = useBillRun()
  const [billed, setBilled] = useState<ReadonlyMap<string, Billed>>(new Map())
  const stop = useRef(new AbortController())
  const clients = clientsToBill(orders)
  const isDone = (clientId: string) => 'bill' in (billed.get(clientId) ?? {})
  const left = clients.filter(({ client }) => !isDone(client.id))
  const count = clients.length - left.length
  useReturnFocus()
  useLeaveGuard(run.isPending)
  const start = () => {
    stop.current = new AbortController()
    setBilled((before) => new Map([...before].filter(([clientId]) => isDone(clientId))))
    run.mutate({
      clients: left,
      signal: stop.current.signal,
      onBilled: (clientId, one) => setBilled((before) => new Map([...before, [clientId, one]])),
    })
  }
  const close = () => {
    if (run.isPending) stop.current.abort()
    else onClose(clients.filter(({ client }) => isDone(client.id)).flatMap((one) => one.orders))
  }
  return (
    <Dialog opened onClose={close} title={t('several.title', { count: clients.length })} size={640}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('several.what')}</p>
        <BillSelectedList clients={clients} billed={billed} />
        <p role="status">{billed.size > 0 ? t('several.progress', { count, total: clients.length }) : null}</p>
        <div className={styles.buttons}>
          <Button variant="default" onClick={close}>
            {run.isPending ? t('several.stop') : t(billed.size > 0 ? 'ui.close' : 'ui.cancel')}
          </Button>
          {left.length > 0 ? (
            <Button loading={run.isPending} onClick={start}>
              {t(billed.size > 0 ? 'several.again' : 'several.confirm', { count: left.length })}
            </Button>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}
