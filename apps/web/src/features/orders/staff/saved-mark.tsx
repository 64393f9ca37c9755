import { Loader } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import { useTranslation } from 'react-i18next'

/** Whether what was typed into a row is being saved, or was. */
export function SavedMark({ state }: { state: 'idle' | 'pending' | 'error' | 'success' }) {
  const { t } = useTranslation('orders')
  return (
    <span role="status">
      {state === 'pending' ? <Loader size={16} aria-label={t('cells.saving')} /> : null}
      {state === 'success' ? <IconCheck aria-label={t('cells.saved')} /> : null}
    </span>
  )
}
