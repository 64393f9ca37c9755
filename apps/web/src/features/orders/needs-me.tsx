import type { Bill } from '@app/contract/bills.contract'
import type { Order } from '@app/contract/orders.contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { sum } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '../../ui/error-state.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { useBills } from '../bills/bills.queries.ts'
import { unansweredRefusal } from '../payment-proofs/payment-proof-sums.ts'
import { usePaymentProofs } from '../payment-proofs/payment-proofs.queries.ts'
import { useRetailParameters } from '../parameters/retail-parameters.queries.ts'
import { type Saving, savingOf } from './bundling-saving.ts'
import styles from './needs-me.module.css'
import { useClientOrders } from './orders.queries.ts'
import pageStyles from './shopping-page.module.css'

type Task = { key: string; title: string; sentence: string; action: ReactNode }

/** What waits for the client: an order to complete, packages that may travel together, something to pay. */
export function NeedsMe({ onOpen }: { onOpen: (orderId: string) => void }) {
  const { t } = useTranslation(['client', 'orders'])
  const { tasks, isPending, error, retry } = useTasks(onOpen)
  return (
    <section className={pageStyles.section} aria-labelledby="needs-me" aria-busy={isPending}>
      <h2 id="needs-me">{t('shopping.needsMe')}</h2>
      {error ? <ErrorState error={error} onRetry={retry} /> : null}
      {isPending ? <Skeleton height={72} /> : null}
      {!isPending && !error && tasks.length === 0 ? (
        <p className={styles.nothing}>
          <IconCircleCheck aria-hidden />
          {t('shopping.nothingNeedsMe')}
        </p>
      ) : null}
      {tasks.length > 0 ? (
        <ul className={styles.tasks}>
          {tasks.map(({ key, title, sentence, action }) => (
            <li key={key}>
              <div className={styles.words}>
                <strong>{title}</strong>
                <span>{sentence}</span>
              </div>
              {action}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function useTasks(onOpen: (orderId: string) => void) {
  const incomplete = useClientOrders({ status: ['incomplete'] })
  const inMiami = useClientOrders({ status: ['inWarehouseMIA'] })
  const inQuito = useClientOrders({ status: ['inWarehouseUIO'] })
  const unpaid = useBills({ status: ['pendingPayment'] })
  const { data: proofs } = usePaymentProofs({ status: ['pending', 'refused'] })
  const queries = [incomplete, inMiami, inQuito, unpaid]
  const failed = queries.find(({ isError, data }) => isError && !data)
  const words = useTaskWords()
  const { data: parameters } = useRetailParameters()
  const free = (inMiami.data?.data ?? []).filter(({ bundle }) => !bundle)
  const [authorized, alone] = [true, false].map((wanted) =>
    free.filter(({ isAuthorizedToBundle }) => isAuthorizedToBundle === wanted),
  )
  const saving = parameters ? savingOf(alone ?? [], authorized ?? [], parameters) : null
  const tasks: Task[] = [
    ...(incomplete.data?.data ?? []).map((order) => words.complete(order, () => onOpen(order.id))),
    ...words.pay(unpaid.data?.data ?? [], proofs?.data ?? []),
    ...words.bill(inQuito.data?.data ?? []),
    ...words.bundle(saving),
  ]
  const retry = () => {
    for (const { refetch } of queries) void refetch()
  }
  return { tasks, isPending: queries.some(({ isPending }) => isPending), error: failed?.error, retry }
}

function useTaskWords() {
  const { t, i18n } = useTranslation(['client', 'orders'])
  const format = useFormat()
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  )
  const listed = (words: string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)
  return {
    complete: ({ id, code, description, missing }: Order, open: () => void): Task => ({
      key: id,
      title: t('shopping.task.complete', { code, description }),
      sentence: t('shopping.task.completeWith', {
        missing: listed(missing.map((what) => t(`orders:missing.${what}`).toLowerCase())),
      }),
      action: <Button onClick={open}>{t('shopping.task.completeAction')}</Button>,
    }),
    pay: (bills: readonly Bill[], proofs: readonly PaymentProof[]): Task[] => {
      const proofsOf = (id: string) => proofs.filter(({ bill }) => bill?.id === id)
      const refused = bills.filter(({ id }) => unansweredRefusal(proofsOf(id)) !== null)
      const unpaid = bills.filter(({ id }) => proofsOf(id).length === 0)
      return [
        ...refused.map(({ id, code }) => ({
          key: id,
          title: t('shopping.task.proofRefused', { code }),
          sentence: t('bill.because', { reason: unansweredRefusal(proofsOf(id))?.refusalReason }),
          action: link(`/tuspagos?view=pending&open=${id}`, t('shopping.task.proofAction')),
        })),
        ...(unpaid.length === 0
          ? []
          : [
              {
                key: 'pay',
                title: t('shopping.task.pay', { count: unpaid.length }),
                sentence: t('shopping.task.payTotal', { total: format.money(sum(unpaid.map((bill) => bill.totalInCents))) }),
                action: link('/tuspagos?view=pending', t('shopping.task.payAction')),
              },
            ]),
      ]
    },
    bill: (orders: readonly unknown[]): Task[] =>
      orders.length === 0
        ? []
        : [
            {
              key: 'bill',
              title: t('shopping.task.bill', { count: orders.length }),
              sentence: t('shopping.task.billSentence'),
              action: link('/tuspagos', t('shopping.task.billAction')),
            },
          ],
    bundle: (saving: Saving | null): Task[] =>
      !saving?.savingInCents
        ? []
        : [
            {
              key: 'bundle',
              title: t('shopping.task.bundle', { count: saving.packages }),
              sentence: t('shopping.task.bundleSentence', { amount: format.money(saving.savingInCents) }),
              action: link('/tuspedidos?view=inMiami', t('shopping.task.bundleAction')),
            },
          ],
  }
}
