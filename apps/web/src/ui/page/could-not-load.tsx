import { Button, Group } from '@mantine/core'
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FaultReference, referenceOf } from '../say/fault-reference.tsx'
import { Refusal } from '../say/refusal.tsx'
import { EmptyState } from '../show/empty-state.tsx'

export type CouldNotLoadProps = { error: unknown; onRetry: () => void }

/** What could not be loaded, why, and a way to try again, on either side of the sign-in. */
export function CouldNotLoad({ error, onRetry, children }: CouldNotLoadProps & { children?: ReactNode }) {
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
            {children}
          </Group>
        }
      />
    </div>
  )
}
