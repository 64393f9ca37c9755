import type { Dropshipping } from '@app/contract/dropshipping.contract'
import { exportDropshipping, listDropshipping, totalDropshipping } from '@app/contract/endpoints/dropshipping'
import { sum } from '@app/domain'
import { Button } from '@mantine/core'
import IconTruckDelivery from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { ListOf } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { filtersOf, range, recordsOf } from '../../ui/list-filters/list-filter.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { CLIENT_RECORDS } from '../people/named-people.queries.ts'
import { useDropshippings, useMarkSeveralInDelivery } from './dropshipping.queries.ts'
import { useDropshippingColumns } from './dropshipping-columns.tsx'
import { StaffDialogs, type StaffStep } from './staff-dialogs.tsx'
import { statusesOf, type View } from './staff-dropshipping-views.ts'
import { StaffStepButton, stepOf } from './staff-step-button.tsx'

const SUMS = {
  call: totalDropshipping,
  under: 'dropshipping',
  of: ({ quote }: Dropshipping) => ({ quotedPriceInCents: quote?.price.totalInCents ?? null }),
}

/** The requests of one tab, each with its next step; what is on its way can be marked together. */
export function StaffDropshippingList({ view, list }: { view: View; list: ListOf<typeof listDropshipping> }) {
  const { t } = useTranslation('dropshipping')
  const { role } = useActor()
  const { filters, narrowed } = filtersOf(listDropshipping, list, {
    clientId: role === 'administrator' && recordsOf(t('fields.client'), CLIENT_RECORDS),
    quotedPriceInCents: view !== 'quoting' && range(t('fields.price'), 'money'),
  })
  const query = { ...list.query, ...narrowed, status: statusesOf(view) }
  const requests = useDropshippings(query)
  const column = useDropshippingColumns()
  const selection = useSelection<Dropshipping>()
  const mark = useMarkSeveralInDelivery()
  const [asked, setAsked] = useState<{ step: StaffStep; request: Dropshipping } | null>(null)
  const markable = selection.rows.filter(({ allowedActions }) => allowedActions.includes('markInDelivery'))
  // A column of nothing would stand over the last day.
  const hasSteps = requests.data?.data.some((request) => stepOf(request)) ?? false
  const emptyKey = `staff.empty.${view}`
  return (
    <>
      <DataTable
        label={t(`views.${view}`)}
        query={requests}
        list={list}
        source={{ list: listDropshipping, file: exportDropshipping, query, totals: SUMS }}
        columns={[
          column.code,
          ...(view === 'all' ? [column.status] : []),
          role === 'administrator' ? column.clientOf : column.client,
          column.product,
          ...(view === 'quoting' ? [] : [column.price]),
          ...(view === 'quoted' || view === 'accepted' ? [column.lastDay] : []),
          column.createdAt,
        ]}
        {...(view === 'purchased' ? { selection } : {})}
        totals={(rows) => ({ amountInCents: sum(rows.map(({ quote }) => quote?.price.totalInCents ?? 0)) })}
        selectionActions={
          <Button
            disabled={markable.length === 0}
            loading={mark.isPending}
            onClick={() =>
              mark.mutate(
                markable.map(({ id }) => id),
                { onSuccess: selection.clear },
              )
            }
          >
            {t('staff.markSeveral', { count: markable.length })}
          </Button>
        }
        {...(hasSteps && {
          rowAction: (request: Dropshipping) => (
            <StaffStepButton request={request} onAsk={(step) => setAsked({ step, request })} size="compact-sm" />
          ),
        })}
        toolbar={
          <Toolbar filters={filters}>
            <SearchField list={list} placeholder={t('staff.search')} />
          </Toolbar>
        }
        empty={<EmptyState icon={IconTruckDelivery} title={t(emptyKey)} sentence={t(`${emptyKey}Help`)} />}
      />
      {asked ? <StaffDialogs step={asked.step} request={asked.request} onClose={() => setAsked(null)} /> : null}
    </>
  )
}
