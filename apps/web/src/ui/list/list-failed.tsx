import { Button } from '@mantine/core'
import IconSearchOff from '@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { ErrorState } from '../page/error-state.tsx'
import { Refusal } from '../say/refusal.tsx'
import { EmptyState } from '../show/empty-state.tsx'
import type { List } from './use-list-state.ts'

type Props = { error: unknown; list: Pick<List, 'showSet'>; onRetry: () => void }

/** Why a list cannot be shown. A pasted list that is gone comes back by no second try: it is taken away here. */
export function ListFailed({ error, list, onRetry }: Props) {
  const { t } = useTranslation('table')
  if (!(error instanceof ApiError && error.code === 'setNotFound')) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <div role="alert">
      <EmptyState
        icon={IconSearchOff}
        title={t('pasted.gone')}
        sentence={<Refusal error={error} />}
        action={
          <Button variant="default" onClick={() => list.showSet(null)}>
            {t('pasted.clear')}
          </Button>
        }
      />
    </div>
  )
}
