import type { SettlementDetail } from '@app/contract/earnings.contract'
import { Button } from '@mantine/core'
import IconFileDownload from '@tabler/icons-react/dist/esm/icons/IconFileDownload.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../../ui/record/record-panel.tsx'
import { Facts, Figures } from '../../../ui/show/facts.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { Note } from '../../../ui/show/note.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RecordTimeline } from '../../audit/record-timeline.tsx'
import styles from './settlements.module.css'
import { useSettlement, useSettlementPdf } from './settlements.queries.ts'
import { TakeBackSettlementDialog } from './take-back-settlement-dialog.tsx'

/** One settlement: what each package earned, what was taken off and why, and its document. */
export function SettlementPanel({ list }: { list: List }) {
  const { t } = useTranslation('settlements')
  const settlement = useSettlement(list.openId)
  const pdf = useSettlementPdf()
  const [isTakingBack, setTakingBack] = useState(false)
  return (
    <>
      <RecordPanel
        opened={list.openId !== null}
        onClose={list.close}
        query={settlement}
        title={({ code }) => code}
        status={({ status }) => <StatusChip status={status} />}
        actions={({ id, allowedActions }) => (
          <>
            <Button
              variant="default"
              leftSection={<IconFileDownload aria-hidden />}
              loading={pdf.isPending}
              onClick={() => pdf.mutate(id)}
            >
              {t('pdf')}
            </Button>
            {allowedActions.includes('takeBack') ? (
              <Button variant="default" onClick={() => setTakingBack(true)}>
                {t('takeBack.action')}
              </Button>
            ) : null}
          </>
        )}
      >
        {(shown) => <SettlementParts settlement={shown} />}
      </RecordPanel>
      {isTakingBack && settlement.data ? (
        <TakeBackSettlementDialog settlement={settlement.data} onClose={() => setTakingBack(false)} />
      ) : null}
    </>
  )
}

function SettlementParts({ settlement }: { settlement: SettlementDetail }) {
  const { t } = useTranslation(['settlements', 'administrator'])
  const format = useFormat()
  const { associate, paidOn, method, account, reference, lines, totalInCents, kind, reason, timeline } = settlement
  return (
    <>
      {reason ? <Note tone="red">{t('takenBackBecause', { reason })}</Note> : null}
      <Figures
        facts={[
          { label: t(kind === 'paid' ? 'fields.paidOn' : 'fields.receivedOn'), value: format.day(paidOn) },
          { label: t('fields.orders'), value: format.number(settlement.orders) },
          { label: t(`total.${kind}`), value: <Money cents={Math.abs(totalInCents)} /> },
        ]}
      />
      <Facts
        facts={[
          { label: t('fields.associate'), value: associate.name },
          { label: t('fields.method'), value: t(`administrator:bills.methods.${method}`) },
          { label: t('fields.account'), value: account?.name ?? '–' },
          { label: t('administrator:bills.reference'), value: reference || '–' },
        ]}
      />
      <PanelSection title={t('lines')}>
        <ul className={styles.lines}>
          {lines.map(({ order, isTakenBack, amountInCents, weightInGrams }) => (
            <li key={`${order.id}-${isTakenBack}`}>
              <span>
                {order.code} · {order.description}
              </span>
              <Money cents={amountInCents} />
              <small>
                {isTakenBack
                  ? t('takenOffBecause')
                  : [order.client?.name, format.weight(weightInGrams)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
          <li className={styles.sum}>
            <span>{t(`total.${kind}`)}</span>
            <Money cents={Math.abs(totalInCents)} />
          </li>
        </ul>
      </PanelSection>
      <PanelSection title={t('history')}>
        <RecordTimeline recordId={settlement.id} entries={timeline} />
      </PanelSection>
    </>
  )
}
