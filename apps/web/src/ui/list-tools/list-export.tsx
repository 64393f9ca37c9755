import { Button, Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ListStrip } from '../list/list-strip.tsx'
import { Refusal } from '../say/refusal.tsx'
import type { Export } from './use-export.ts'

/** How far the file is: it can be given up, and tried again. */
export function ExportProgress({ exporting: { state, start, cancel, dismiss } }: { exporting: Export }) {
  const { t } = useTranslation('table')
  if (state.is === 'running')
    return (
      <ListStrip mark={<Loader size={16} aria-hidden />} sentence={t('export.running')}>
        <Button variant="subtle" size="compact-sm" onClick={cancel}>
          {t('common:ui.cancel')}
        </Button>
      </ListStrip>
    )
  if (state.is === 'failed')
    return (
      <ListStrip tone="problem" sentence={<Refusal before={t('export.failed')} error={state.error} />}>
        <Button variant="subtle" size="compact-sm" onClick={() => start(state.format)}>
          {t('common:ui.tryAgain')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={dismiss}>
          {t('common:ui.close')}
        </Button>
      </ListStrip>
    )
  return null
}
