import { Button, Group } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import { useTranslation } from 'react-i18next'
import { AskAboutFault, FaultReference, referenceOf } from '../say/fault-reference.tsx'
import { Refusal } from '../say/refusal.tsx'
import { EmptyState } from '../show/empty-state.tsx'

/** What could not be loaded, why, and a way to try again. */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation()
  const reference = referenceOf(error)
  return (
    <div role="alert">
      <EmptyState
        icon={IconCloudOff}
        title={t('ui.couldNotLoad')}
        sentence={
          <>
            <Refusal error={error} />
            {reference ? <FaultReference reference={reference} /> : null}
          </>
        }
        action={
          <Group gap="xs" justify="center">
            <Button variant="default" onClick={onRetry}>
              {t('ui.tryAgain')}
            </Button>
            {reference ? <AskAboutFault reference={reference} /> : null}
          </Group>
        }
      />
    </div>
  )
}
