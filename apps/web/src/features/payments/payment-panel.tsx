import { ADMINISTRATOR_PATHS, addressOf, purchaseAddress } from '@app/contract/paths'
import type { Payment } from '@app/contract/payments.contract'
import { restOf } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Photos } from '../../ui/files/photos.tsx'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { Facts, Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { UndoPayment } from '../bills/undo-payment.tsx'
import { ClientLink } from '../people/client-link.tsx'
import { Standing } from './payment-columns.tsx'
import styles from './payments.module.css'
import { usePayment } from './payments.queries.ts'

/** One payment: what it was applied to, and its undoing while that is allowed. */
export function PaymentPanel({ list }: { list: List }) {
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={usePayment(list.openId)}
      title={({ code }) => code}
      status={(payment) => <Standing payment={payment} />}
      actions={(payment) =>
        payment.allowedActions.includes('undoPayment') ? <UndoPayment key={payment.id} payment={payment} /> : null
      }
    >
      {(payment) => <Parts payment={payment} />}
    </RecordPanel>
  )
}

function Parts({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['accounts', 'orders'])
  const format = useFormat()
  const { client, amountInCents, receivedOn, method, account, reference, note, actor, at, reason, reversedBy, proofs } = payment
  const { appliedInCents, creditInCents } = restOf(payment)
  return (
    <>
      {reason ? <Note tone="neutral">{t('payments.because', { reason })}</Note> : null}
      {reversedBy ? (
        <Note
          tone="red"
          title={t('payments.takenBackWith', { code: reversedBy.code })}
          action={<Link to={addressOf(ADMINISTRATOR_PATHS.payments, { open: reversedBy.id })}>{t('payments.seeIt')}</Link>}
        >
          <p>{t('payments.because', { reason: reversedBy.reason })}</p>
        </Note>
      ) : null}
      <Figures
        facts={[
          { label: t('payments.columns.amount'), value: <Money cents={amountInCents} /> },
          { label: t('payments.columns.applied'), value: <Money cents={appliedInCents} /> },
          { label: t('payments.columns.credit'), value: <Money cents={creditInCents} /> },
        ]}
      />
      <Facts
        facts={[
          { label: t('payments.columns.client'), value: <ClientLink client={client} withCode /> },
          { label: t('payments.columns.day'), value: format.day(receivedOn) },
          { label: t('payments.columns.method'), value: t(`orders:paymentMethods.${method}`) },
          { label: t('payments.columns.account'), value: account?.kind === 'cash' ? t('payments.cash') : account?.name },
          { label: t('payments.columns.reference'), value: reference },
          { label: t('payments.columns.actor'), value: [actor?.name, format.instant(at)].filter(Boolean).join(' · ') },
          ...(note ? [{ label: t('payments.note'), value: note, wide: true }] : []),
        ]}
      />
      <Applied payment={payment} />
      {proofs.length > 0 ? (
        <PanelSection title={t('payments.proofs')}>
          <Photos fileIds={proofs.map(({ id }) => id)} />
        </PanelSection>
      ) : null}
    </>
  )
}

/** Each bill and purchase that it paid, as a link; what went back since is struck through. */
function Applied({ payment: { applications } }: { payment: Payment }) {
  const { t } = useTranslation('accounts')
  return (
    <PanelSection title={t('payments.appliedTo')}>
      {applications.length === 0 ? <p className={styles.quiet}>{t('payments.appliedToNothing')}</p> : null}
      <ul className={styles.applied}>
        {applications.map(({ bill, purchase, amountInCents, isBack }) => (
          <li key={bill?.id ?? purchase?.id}>
            {bill ? <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { open: bill.id })}>{bill.code}</Link> : null}
            {purchase ? <Link to={purchaseAddress('administrator', purchase.id)}>{purchase.code}</Link> : null}
            {isBack ? <span className={styles.quiet}>{t('payments.wentBack')}</span> : null}
            <span className="tabular" data-back={isBack}>
              <Money cents={amountInCents} />
            </span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
