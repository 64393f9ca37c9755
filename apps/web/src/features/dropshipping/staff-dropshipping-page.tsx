import { listDropshipping } from '@app/contract/endpoints/dropshipping'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { useDropshippingCounts } from './dropshipping.queries.ts'
import { DropshippingPanel } from './dropshipping-panel.tsx'
import { StaffDropshippingActions } from './staff-dropshipping-actions.tsx'
import { StaffDropshippingList } from './staff-dropshipping-list.tsx'
import { STATUS_VIEWS, VIEWS, type View } from './staff-dropshipping-views.ts'
import { StaffNextStep } from './staff-next-step.tsx'

/** Requests to quote, to buy and to follow: of an associate's clients, or all. */
export function StaffDropshippingPage() {
  const { t } = useTranslation('dropshipping')
  const { role } = useActor()
  const list = useListState(listDropshipping)
  const view = useView(VIEWS, 'quoting')
  const counts = useDropshippingCounts(STATUS_VIEWS)
  const names = Object.fromEntries(VIEWS.map((name) => [name, t(`views.${name}`)])) as Record<View, string>
  return (
    <Page title={t('staff.title')} sentence={t(role === 'associate' ? 'staff.ofClients' : 'staff.ofAll')}>
      <ViewTabs label={t('staff.title')} views={names} first="quoting" counts={counts} />
      <StaffDropshippingList key={view} view={view} list={list} />
      <DropshippingPanel
        list={list}
        actions={(request) => <StaffDropshippingActions key={request.id} request={request} />}
        next={(request) => <StaffNextStep request={request} />}
      />
    </Page>
  )
}
