import { type ReactNode, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { showError } from '../say/toast.ts'
import { ErrorBoundary } from './error-boundary.tsx'

/** What opens over the page and is loaded only then: the page does not wait for it, and outlives it where it does not come. */
export function Floating({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={<Missing />}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  )
}

function Missing() {
  const { t } = useTranslation()
  useEffect(() => showError(t('ui.floatingMissing')), [t])
  return null
}
