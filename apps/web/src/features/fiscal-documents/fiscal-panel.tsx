import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { Facts } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { ClientLink } from '../people/client-link.tsx'
import { FiscalChip } from './fiscal-chip.tsx'
import { FiscalDocumentParts } from './fiscal-document-parts.tsx'
import { useFiscalDocument } from './fiscal-documents.queries.ts'

/** One document: of which bill, for whom, and how far it is. */
export function FiscalPanel({ list }: { list: Pick<List, 'openId' | 'close'> }) {
  const { t } = useTranslation('credit-notes')
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={useFiscalDocument(list.openId)}
      title={({ kind, number }) => [t(`fiscal.kinds.${kind}`), number].filter(Boolean).join(' ')}
      status={({ status }) => <FiscalChip status={status} />}
    >
      {(document) => {
        const { bill, client, buyer, totalInCents } = document
        return (
          <>
            <PanelSection title={t('fiscal.whose')}>
              <Facts
                facts={[
                  {
                    label: t('fiscal.columns.buyer'),
                    value: buyer ? `${buyer.name} · ${buyer.identification}` : t('fiscal.testOfNobody'),
                  },
                  { label: t('fiscal.columns.total'), value: <Money cents={totalInCents} /> },
                  ...(bill
                    ? [
                        {
                          label: t('fiscal.columns.bill'),
                          value: <Link to={addressOf(ADMINISTRATOR_PATHS.bills, { open: bill.id })}>{bill.code}</Link>,
                        },
                      ]
                    : []),
                  ...(client ? [{ label: t('fiscal.client'), value: <ClientLink client={client} withCode /> }] : []),
                ]}
              />
            </PanelSection>
            <PanelSection title={t('fiscal.atTheSri')}>
              <FiscalDocumentParts document={document} />
            </PanelSection>
          </>
        )
      }}
    </RecordPanel>
  )
}
