import type { Refund } from '@app/contract/accounts.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import type { List } from '../../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../../ui/record/record-panel.tsx'
import { Facts, Figures } from '../../../ui/show/facts.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { ClientLink } from '../../people/client-link.tsx'
import { useRefund } from '../accounts.queries.ts'
import { RefundChip } from './refund-chip.tsx'
import type { AskRefund } from './use-refund-acts.tsx'

type Props = { list: List; onAsk: AskRefund }

/** One refund: where to, how it was paid and what shows it, or why not. */
export function RefundPanel({ list, onAsk }: Props) {
  const refund = useRefund(list.openId)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={refund}
      title={({ code }) => code}
      status={({ status }) => <RefundChip status={status} />}
      actions={(shown) => <RefundActions refund={shown} onAsk={onAsk} />}
    >
      {(shown) => <Parts refund={shown} />}
    </RecordPanel>
  )
}

function RefundActions({ refund, onAsk }: { refund: Refund; onAsk: AskRefund }) {
  const { t } = useTranslation('accounts')
  return refund.allowedActions
    .filter((act) => act !== 'request')
    .map((act) => (
      <Button key={act} variant={act === 'pay' ? 'filled' : 'default'} onClick={() => onAsk({ act, refund })}>
        {t(`refund.${act}`)}
      </Button>
    ))
}

function Parts({ refund }: { refund: Refund }) {
  const { t } = useTranslation(['accounts', 'orders'])
  const format = useFormat()
  const { client, amountInCents, destination, createdAt, paidOn, method, account, reference, reason, proofs } = refund
  return (
    <>
      {reason ? <Note tone="red">{t('refund.because', { reason })}</Note> : null}
      <Figures
        facts={[
          { label: t('refund.amount'), value: <Money cents={amountInCents} /> },
          { label: t('refund.fields.askedOn'), value: format.instant(createdAt) },
          ...(paidOn ? [{ label: t('refund.fields.paidOn'), value: format.day(paidOn) }] : []),
        ]}
      />
      <Facts
        facts={[
          { label: t('refund.fields.client'), value: <ClientLink client={client} withCode /> },
          { label: t('refund.destination'), value: destination, wide: true },
          ...(method
            ? [
                { label: t('refund.fields.method'), value: t(`orders:paymentMethods.${method}`) },
                { label: t('refund.fields.account'), value: account?.name },
                { label: t('orders:bill.reference'), value: reference },
              ]
            : []),
        ]}
      />
      {proofs.length > 0 ? (
        <PanelSection title={t('refund.shown')}>
          <Photos fileIds={proofs.map(({ id }) => id)} />
        </PanelSection>
      ) : null}
    </>
  )
}
