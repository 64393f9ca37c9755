import type { HomeTask, HomeTaskKind } from '@app/contract/fields/client-home'
import { addressOf, CLIENT_PATHS, HOME_PATH } from '@app/contract/paths'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { useFormat } from '../../ui/show/use-format.ts'

type Task = { key: string; title: string; sentence: string; action: ReactNode }
type TaskOf<Kind extends HomeTaskKind> = Extract<HomeTask, { kind: Kind }>
type WordsOf = { [Kind in HomeTaskKind]: (task: TaskOf<Kind>) => Task }

const UNPAID = addressOf(CLIENT_PATHS.payments, { view: 'pending' })
/** Where all of a kind is listed. */
const LISTED_AT: Readonly<Record<HomeTaskKind, string>> = {
  proofRefused: UNPAID,
  quote: CLIENT_PATHS.quotes,
  answer: CLIENT_PATHS.purchases,
  complete: addressOf(HOME_PATH, { view: 'inReview' }),
  incident: CLIENT_PATHS.orders,
  pay: UNPAID,
  bill: CLIENT_PATHS.payments,
  collect: addressOf(CLIENT_PATHS.payments, { view: 'paid' }),
  bundle: addressOf(CLIENT_PATHS.orders, { view: 'inMiami' }),
}

type Says = { sayTask: (task: HomeTask) => Task; sayMore: (more: { kind: HomeTaskKind; count: number }) => Task }

/** How each thing that waits is said, and the button that leads to it. */
export function useTaskWords(open: (orderId: string) => void): Says {
  const { t } = useTranslation('client')
  const words = { ...useWordsOfPrices(), ...useWordsOfPackages(open), ...useWordsOfBills() } satisfies WordsOf
  return {
    sayTask: (task) => (words[task.kind] as (one: HomeTask) => Task)(task),
    sayMore: ({ kind, count }) => ({
      key: `more ${kind}`,
      title: t('shopping.task.more', { count }),
      sentence: t(`shopping.task.moreOf.${kind}`),
      action: <LinkTo to={LISTED_AT[kind]}>{t('shopping.task.moreAction')}</LinkTo>,
    }),
  }
}

function LinkTo({ to, isFirst = false, children }: { to: string; isFirst?: boolean; children: string }) {
  return (
    <Button component={Link} to={to} {...(isFirst ? {} : { variant: 'default' })}>
      {children}
    </Button>
  )
}

function useWordsOfPrices(): Pick<WordsOf, 'quote' | 'answer' | 'bundle'> {
  const { t } = useTranslation('client')
  const format = useFormat()
  return {
    quote: ({ requestId, title, totalInCents, lastDay, isExpired }) => ({
      key: `quote ${requestId}`,
      title: t('shopping.task.quote', { name: format.title(title) }),
      sentence: isExpired
        ? t('shopping.task.quoteExpired')
        : t('shopping.task.quoteUntil', { total: format.money(totalInCents), day: format.day(lastDay) }),
      action: <LinkTo to={addressOf(CLIENT_PATHS.quotes, { open: requestId })}>{t('shopping.task.quoteAction')}</LinkTo>,
    }),
    answer: ({ purchaseId, title, totalInCents }) => ({
      key: `answer ${purchaseId}`,
      title: t('shopping.task.answer', { name: format.title(title) }),
      sentence: t('shopping.task.answerWith', { price: format.money(totalInCents) }),
      action: (
        <LinkTo isFirst to={addressOf(CLIENT_PATHS.purchases, { open: purchaseId })}>
          {t('shopping.task.answerAction')}
        </LinkTo>
      ),
    }),
    bundle: ({ packages, savingInCents }) => ({
      key: 'bundle',
      title: t('shopping.task.bundle', { count: packages }),
      sentence: t('shopping.task.bundleSentence', { amount: format.money(savingInCents) }),
      action: <LinkTo to={LISTED_AT.bundle}>{t('shopping.task.bundleAction')}</LinkTo>,
    }),
  }
}

function useWordsOfPackages(open: (orderId: string) => void): Pick<WordsOf, 'complete' | 'incident'> {
  const { t, i18n } = useTranslation('client')
  const format = useFormat()
  const listed = (words: string[]) => new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(words)
  return {
    complete: ({ orderId, title, missing }) => ({
      key: `complete ${orderId}`,
      title: t('shopping.task.complete', { name: format.title(title) }),
      sentence: t('shopping.task.completeWith', {
        missing: listed(missing.map((what) => t(`missing.${what}`).toLowerCase())),
      }),
      action: <Button onClick={() => open(orderId)}>{t('shopping.task.completeAction')}</Button>,
    }),
    incident: ({ orderId, title }) => ({
      key: `incident ${orderId}`,
      title: t('shopping.task.incident', { name: format.title(title) }),
      sentence: t('shopping.task.incidentSentence'),
      action: (
        <Button variant="default" onClick={() => open(orderId)}>
          {t('shopping.task.incidentAction')}
        </Button>
      ),
    }),
  }
}

function useWordsOfBills(): Pick<WordsOf, 'proofRefused' | 'pay' | 'bill' | 'collect'> {
  const { t } = useTranslation('client')
  const format = useFormat()
  const unpaid = (billId: string) => addressOf(CLIENT_PATHS.payments, { view: 'pending', open: billId })
  return {
    proofRefused: ({ billId, things, reason }) => ({
      key: `refused ${billId}`,
      title: t('shopping.task.proofRefused', { name: format.things(things) }),
      sentence: t('bill.because', { reason }),
      action: <LinkTo to={unpaid(billId)}>{t('shopping.task.proofAction')}</LinkTo>,
    }),
    pay: ({ billId, things, dueInCents }) => ({
      key: `pay ${billId}`,
      title: t('shopping.task.pay', { total: format.money(dueInCents), name: format.things(things) }),
      sentence: t('shopping.task.paySentence'),
      action: <LinkTo to={unpaid(billId)}>{t('shopping.task.payAction')}</LinkTo>,
    }),
    bill: ({ things }) => ({
      key: 'bill',
      title: t('shopping.task.bill', { name: format.things(things) }),
      sentence: t('shopping.task.billSentence'),
      action: <LinkTo to={LISTED_AT.bill}>{t('shopping.task.billAction')}</LinkTo>,
    }),
    collect: ({ billId, things, pickupName }) => ({
      key: `collect ${billId}`,
      title: t('shopping.task.collect', { name: format.things(things) }),
      sentence: t('shopping.task.collectSentence', { name: pickupName }),
      action: (
        <LinkTo to={addressOf(CLIENT_PATHS.payments, { view: 'paid', open: billId })}>{t('shopping.task.collectAction')}</LinkTo>
      ),
    }),
  }
}
