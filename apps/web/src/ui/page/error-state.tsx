import { Button } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useTranslation } from 'react-i18next'
import { Refusal } from '../say/refusal.tsx'
import { EmptyState } from '../show/empty-state.tsx'

/** What could not be loaded, why, and a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={t('ui.couldNotLoad')}
        sentence={<Refusal error={error} />}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('ui.tryAgain')}
          </Button>
        }
      />
    </div>
  )
}
