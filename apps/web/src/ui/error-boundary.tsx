import { Button } from '@mantine/core'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from './empty-state.tsx'

type State = { failed: boolean }

/** A page that broke, or one that a newer version replaced while this one stood open: the rest goes on. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={IconRefresh}
        title={t('ui.pageBroke')}
        sentence={t('ui.pageBrokeWhy')}
        action={<Button onClick={() => location.reload()}>{t('ui.reload')}</Button>}
      />
    </div>
  )
}
