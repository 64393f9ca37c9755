import { Button } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs'
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import { Component, type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../show/empty-state.tsx'
import { whyItBroke } from './why-it-broke.ts'

type Props = {
  children: ReactNode
  /** Stands there instead of the explanation: for a part that the page can do without. */
  fallback?: ReactNode
}
type State = { error: unknown; hasFailed: boolean }

/** A page that broke, or one that a newer version replaced while this one stood open: the rest goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, hasFailed: true }
  }

  private readonly tryAgain = () => this.setState({ error: null, hasFailed: false })

  override render() {
    const { children, fallback } = this.props
    if (!this.state.hasFailed) return children
    return fallback === undefined ? <Broken error={this.state.error} onTryAgain={this.tryAgain} /> : fallback
  }
}

const ICONS = { offline: IconCloudOff, newVersion: IconRefresh, crash: IconMoodSad }

function Broken({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const { t } = useTranslation()
  const why = whyItBroke(error, navigator.onLine)
  useEffect(() => {
    if (why !== 'offline') return
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [why])
  return (
    <div role="alert">
      <EmptyState
        icon={ICONS[why]}
        title={t(`ui.broken.${why}.title`)}
        sentence={t(`ui.broken.${why}.sentence`)}
        action={
          why === 'crash' ? (
            <Button variant="default" onClick={onTryAgain}>
              {t('ui.tryAgain')}
            </Button>
          ) : (
            <Button onClick={() => location.reload()}>{t('ui.reload')}</Button>
          )
        }
      />
    </div>
  )
}
