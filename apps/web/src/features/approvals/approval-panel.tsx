import type { Approval } from '@app/contract/fields/approvals'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { List } from '../../ui/list/use-list-state.ts'
import { RecordPanel } from '../../ui/record/record-panel.tsx'
import { Facts, Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { Note } from '../../ui/show/note.tsx'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { ClientLink } from '../people/client-link.tsx'
import { useApproval } from './approvals.queries.ts'
import type { AskApproval } from './use-approval-acts.tsx'

/** One approval: what a yes does, who asked, until when it waits, and how it ended. */
export function ApprovalPanel({ list, onAsk }: { list: List; onAsk: AskApproval }) {
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={useApproval(list.openId)}
      title={({ code }) => code}
      status={({ status }) => <StatusChip status={status} />}
      actions={(shown) => <ApprovalActions approval={shown} onAsk={onAsk} />}
    >
      {(shown) => <Parts approval={shown} />}
    </RecordPanel>
  )
}

function ApprovalActions({ approval, onAsk }: { approval: Approval; onAsk: AskApproval }) {
  const { t } = useTranslation('approvals')
  return approval.allowedActions
    .filter((act) => act !== 'ask')
    .map((act) => (
      <Button key={act} variant={act === 'approve' ? 'filled' : 'default'} onClick={() => onAsk({ act, approval })}>
        {t(`${act}.action`)}
      </Button>
    ))
}

function Parts({ approval }: { approval: Approval }) {
  const { t } = useTranslation('approvals')
  const format = useFormat()
  const { status, kind, record, client, amountInCents, reason, askedBy, createdAt, endsAt, actsAt, isOutdated } = approval
  const { answeredBy, answeredAt, answer } = approval
  const named = { of: record.code, client: client?.name ?? '', amount: format.money(amountInCents) }
  return (
    <>
      {isOutdated ? <Note tone="red">{t('outdated')}</Note> : null}
      {answer ? <Note tone="red">{t('answered', { answer })}</Note> : null}
      {status === 'takenBack' && !answeredBy ? <Note tone="neutral">{t('nobody')}</Note> : null}
      <p>{t(`approve.what.${kind}`, named)}</p>
      {status === 'asked' && actsAt ? <Note tone="neutral">{t('alone', { from: format.instant(actsAt) })}</Note> : null}
      <Figures
        facts={[
          ...(amountInCents > 0 ? [{ label: t('fields.amount'), value: <Money cents={amountInCents} /> }] : []),
          { label: t('fields.askedOn'), value: format.instant(createdAt) },
          status === 'asked'
            ? { label: t('fields.endsAt'), value: format.instant(endsAt) }
            : { label: t('fields.answeredAt'), value: answeredAt ? format.instant(answeredAt) : '—' },
        ]}
      />
      <Facts
        facts={[
          ...(client ? [{ label: t('fields.client'), value: <ClientLink client={client} withCode /> }] : []),
          { label: t('fields.askedBy'), value: askedBy.name },
          ...(answeredBy ? [{ label: t('fields.answeredBy'), value: answeredBy.name }] : []),
          ...(reason ? [{ label: t('fields.reason'), value: reason, wide: true }] : []),
        ]}
      />
    </>
  )
}
