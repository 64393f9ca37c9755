import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'

const ParameterValues = lazy(async () => ({ default: (await import('./parameter-values-view.tsx')).ParameterValues }))
const ParameterHistory = lazy(async () => ({ default: (await import('./parameter-history.tsx')).ParameterHistory }))
const ChargesCatalogue = lazy(async () => ({ default: (await import('../charges/charges-catalogue.tsx')).ChargesCatalogue }))
const TariffsCatalogue = lazy(async () => ({ default: (await import('../tariffs/tariffs-catalogue.tsx')).TariffsCatalogue }))
const LocationsCatalogue = lazy(async () => ({
  default: (await import('../locations/locations-catalogue.tsx')).LocationsCatalogue,
}))
const Retention = lazy(async () => ({ default: (await import('./retention.tsx')).Retention }))
const TextsView = lazy(async () => ({ default: (await import('../texts/texts-view.tsx')).TextsView }))
const CompanyData = lazy(async () => ({ default: (await import('../company/company-data.tsx')).CompanyData }))
const InvoicingView = lazy(async () => ({ default: (await import('../fiscal-registration/invoicing-view.tsx')).InvoicingView }))
const ConfirmIva = lazy(async () => ({ default: (await import('./confirm-iva.tsx')).ConfirmIva }))

const VIEWS = ['values', 'history', 'charges', 'tariffs', 'shelves', 'retention', 'company', 'invoicing', 'texts'] as const
type View = (typeof VIEWS)[number]

/** The numbers of the business, how they came to be, what may be charged besides, and what the house is called. */
export function ParametersPage() {
  const { t } = useTranslation('parameters')
  const view = useView(VIEWS, 'values')
  const names = Object.fromEntries(VIEWS.map((name) => [name, t(`views.${name}`)])) as Record<View, string>
  return (
    <Page title={t('title')} sentence={t('sentence')}>
      <ViewTabs label={t('title')} views={names} first="values" />
      <Suspense fallback={<PageLoading />}>
        {view === 'values' ? <ParameterValues /> : null}
        {view === 'history' ? <ParameterHistory /> : null}
        {view === 'charges' ? <ChargesCatalogue /> : null}
        {view === 'tariffs' ? <TariffsCatalogue /> : null}
        {view === 'shelves' ? <LocationsCatalogue /> : null}
        {view === 'retention' ? <Retention /> : null}
        {view === 'company' ? <CompanyData /> : null}
        {view === 'invoicing' ? <InvoicingView confirmIva={<ConfirmIva />} /> : null}
        {view === 'texts' ? <TextsView /> : null}
      </Suspense>
    </Page>
  )
}
