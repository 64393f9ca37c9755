import { Tabs } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { type List, useListState } from '../../ui/use-list-state.ts'
import { PayAssociates } from './pay-associate-list.tsx'
import { SalesInvoicesList } from './sales-invoices-list.tsx'
import { VIEWS, type View, viewFrom } from './sales-invoices-views.ts'

const DEFAULTS = { limit: 50 } as const

/** Bills of sale: charge them, hand over what they bill, pay the associates. */
export function SalesInvoicesPage() {
  const { t } = useTranslation('administrator')
  const list = useListState(DEFAULTS)
  const [search] = useSearchParams()
  const view = viewFrom(search.get('view'))
  return (
    <Page title={t('bills.title')} sentence={t('bills.sentence')}>
      <ViewTabs view={view} list={list} />
      {view === 'associates' ? <PayAssociates list={list} /> : <SalesInvoicesList key={view} view={view} list={list} />}
    </Page>
  )
}

function ViewTabs({ view, list }: { view: View; list: List }) {
  const { t } = useTranslation('administrator')
  return (
    <Tabs value={view} onChange={(next) => list.setFilter('view', next ? [next] : null)}>
      <Tabs.List>
        {VIEWS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`bills.views.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
