import { Button } from '@mantine/core'
import IconUserOff from '@tabler/icons-react/dist/esm/icons/IconUserOff.mjs'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error.ts'
import { Link } from '../../ui/edit/link.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'

type Props = {
  error: unknown
  onRetry: () => void
  /** Where another one is chosen. */
  chooseAt?: string
}

/** Somebody who is not there, or not this person's, is not found; any other failure may be asked again. */
export function NoSuchClient({ error, onRetry, chooseAt = '?' }: Props) {
  const { t } = useTranslation('clients')
  const isNobody = error instanceof ApiError && (error.status === 404 || error.status === 422)
  if (!isNobody) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={IconUserOff}
      title={t('notFound')}
      sentence={t('notFoundHelp')}
      action={
        <Button component={Link} to={chooseAt} variant="default">
          {t('chooseAnother')}
        </Button>
      }
    />
  )
}
