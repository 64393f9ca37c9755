import type { DropshippingDetail } from '@app/contract/dropshipping.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { AskAbout } from '../conversations/ask-about.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { useNameOf } from '../titles/use-name-of.ts'
import styles from './dropshipping.module.css'
import { useDropshipping } from './dropshipping.queries.ts'
import { DropshippingFacts } from './dropshipping-facts.tsx'
import { DropshippingStatus } from './dropshipping-status.tsx'
import { LastDay } from './last-day.tsx'

type Props = {
  list: Pick<List, 'openId' | 'close'>
  /** What this page lets the person do now, by the request's `allowedActions`. */
  actions: (request: DropshippingDetail) => ReactNode
  /** What a page says of what happens next. */
  next?: (request: DropshippingDetail) => ReactNode
}

/** Everything about one request, opened by `?open=`: for clients, associates and administrators alike. */
export function DropshippingPanel({ list, actions, next }: Props) {
  const request = useDropshipping(list.openId)
  const nameOf = useNameOf()
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={request}
      title={nameOf}
      status={(item) => <DropshippingStatus request={item} />}
      actions={actions}
    >
      {(item) => (
        <>
          {next?.(item)}
          <AskAbout about={{ kind: 'dropshipping', id: item.id, name: nameOf(item) }} />
          <DropshippingParts request={item} />
        </>
      )}
    </RecordPanel>
  )
}

function DropshippingParts({ request }: { request: DropshippingDetail }) {
  const { t } = useTranslation('dropshipping')
  const format = useFormat()
  const { quantity, quote, status, timeline } = request
  return (
    <>
      <Figures
        facts={[
          { label: t('fields.quantity'), value: format.number(quantity) },
          { label: t('fields.price'), value: <Money cents={quote?.price.totalInCents} /> },
          { label: t('fields.lastDay'), value: <LastDay quote={quote} isOpen={status === 'quoted'} /> },
        ]}
      />
      <PanelSection title={t('panel.product')}>
        <DropshippingFacts request={request} />
      </PanelSection>
      {quote ? (
        <PanelSection title={t('panel.quote')}>
          <PriceLines lines={quote.price.lines} totalInCents={quote.price.totalInCents} totalLabel={t('panel.total')} />
          {quote.comment ? <blockquote className={styles.words}>{quote.comment}</blockquote> : null}
          <p className={styles.hint}>{t('panel.carriageBeside')}</p>
        </PanelSection>
      ) : null}
      <PanelSection title={t('panel.timeline')}>
        <RecordHistory recordId={request.id} of="dropshipping" entries={timeline} />
      </PanelSection>
    </>
  )
}
