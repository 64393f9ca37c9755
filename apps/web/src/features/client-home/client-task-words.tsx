import type { Bill } from '@app/contract/bills.contract'
import type { Dropshipping } from '@app/contract/dropshipping.contract'
import type { Order } from '@app/contract/orders.contract'
import { addressOf, CLIENT_PATHS } from '@app/contract/paths'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Purchase } from '@app/contract/purchases.contract'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../ui/show/use-format.ts'
import type { Saving } from '../orders/own/bundling-saving.ts'
import { unansweredRefusal } from '../payment-proofs/payment-proof-sums.ts'

export type Task = { key: string; title: string; sentence: string; action: ReactNode }

/** How each thing that waits is said, and the button that leads to it. */
export function useTaskWords() {
  const { t, i18n } = useTranslation(['client', 'orders'])
  const format = useFormat()
  const link = (to: string, label: string) => (
    <Button component={Link} to={to} variant="default">
      {label}
    </Button>
  )
  const listed = (words: string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)
  const namesOf = (orders: readonly Pick<Order, 'title'>[]) => format.titles(orders.map(({ title }) => title))
  return {
    collect: ({ id, orders, pickup }: Bill): Task => ({
      key: `collect ${id}`,
      title: t('shopping.task.collect', { name: namesOf(orders) }),
      sentence: t('shopping.task.collectSentence', { name: pickup.name }),
      action: (
        <Button component={Link} to={addressOf(CLIENT_PATHS.payments, { view: 'paid', open: id })}>
          {t('shopping.task.collectAction')}
        </Button>
      ),
    }),
    complete: ({ id, title, missing }: Order, open: () => void): Task => ({
      key: id,
      title: t('shopping.task.complete', { name: format.title(title) }),
      sentence: t('shopping.task.completeWith', {
        missing: listed(missing.map((what) => t(`orders:missing.${what}`).toLowerCase())),
      }),
      action: <Button onClick={open}>{t('shopping.task.completeAction')}</Button>,
    }),
    incident: ({ id, title }: Order, open: () => void): Task => ({
      key: `incident ${id}`,
      title: t('shopping.task.incident', { name: format.title(title) }),
      sentence: t('shopping.task.incidentSentence'),
      action: (
        <Button variant="default" onClick={open}>
          {t('shopping.task.incidentAction')}
        </Button>
      ),
    }),
    answer: ({ id, title, price }: Purchase): Task => ({
      key: id,
      title: t('shopping.task.answer', { name: format.title(title) }),
      sentence: t('shopping.task.answerWith', { price: format.money(price.totalInCents) }),
      action: (
        <Button component={Link} to={addressOf(CLIENT_PATHS.purchases, { open: id })}>
          {t('shopping.task.answerAction')}
        </Button>
      ),
    }),
    quote: ({ id, title, quote }: Dropshipping): Task => ({
      key: id,
      title: t('shopping.task.quote', { name: format.title(title) }),
      sentence: quote?.isExpired
        ? t('shopping.task.quoteExpired')
        : t('shopping.task.quoteUntil', {
            total: format.money(quote?.price.totalInCents ?? 0),
            day: format.day(quote?.lastDay ?? ''),
          }),
      action: link(addressOf(CLIENT_PATHS.quotes, { open: id }), t('shopping.task.quoteAction')),
    }),
    pay: (bills: readonly Bill[], proofs: readonly PaymentProof[]): Task[] => {
      const proofsOf = (id: string) => proofs.filter(({ bill }) => bill?.id === id)
      const refused = bills.filter(({ id }) => unansweredRefusal(proofsOf(id)) !== null)
      const unpaid = bills.filter(({ id }) => proofsOf(id).length === 0)
      return [
        ...refused.map(({ id, orders }) => ({
          key: id,
          title: t('shopping.task.proofRefused', { name: namesOf(orders) }),
          sentence: t('bill.because', { reason: unansweredRefusal(proofsOf(id))?.refusalReason }),
          action: link(addressOf(CLIENT_PATHS.payments, { view: 'pending', open: id }), t('shopping.task.proofAction')),
        })),
        ...unpaid.map(({ id, orders, dueInCents }) => ({
          key: `pay ${id}`,
          title: t('shopping.task.pay', { total: format.money(dueInCents), name: namesOf(orders) }),
          sentence: t('shopping.task.paySentence'),
          action: link(addressOf(CLIENT_PATHS.payments, { view: 'pending', open: id }), t('shopping.task.payAction')),
        })),
      ]
    },
    bill: (orders: readonly Order[]): Task[] =>
      orders.length === 0
        ? []
        : [
            {
              key: 'bill',
              title: t('shopping.task.bill', { name: namesOf(orders) }),
              sentence: t('shopping.task.billSentence'),
              action: link(CLIENT_PATHS.payments, t('shopping.task.billAction')),
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
              action: link(addressOf(CLIENT_PATHS.orders, { view: 'inMiami' }), t('shopping.task.bundleAction')),
            },
          ],
  }
}
