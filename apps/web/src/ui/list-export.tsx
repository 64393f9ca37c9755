import { Button, Loader, Menu } from '@mantine/core'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../api/error-sentence.ts'
import { ListStrip } from './list-strip.tsx'
import type { Export } from './use-export.ts'

/** What is filtered, all pages of it, as a file. */
export function ExportMenu({ exporting, isPhone }: { exporting: Export; isPhone: boolean }) {
  const { t } = useTranslation('table')
  return (
    <Menu position="bottom-end" withinPortal={!isPhone} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden />}
          disabled={exporting.state.is === 'running'}
          fullWidth={isPhone}
          title={t('export.button')}
        >
          {t('export.button')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('export.what')}</Menu.Label>
        <Menu.Item leftSection={<IconFileSpreadsheet aria-hidden />} onClick={() => exporting.start('xlsx')}>
          {t('export.xlsx')}
        </Menu.Item>
        <Menu.Item leftSection={<IconFileTypeCsv aria-hidden />} onClick={() => exporting.start('csv')}>
          {t('export.csv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

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
      <ListStrip tone="problem" sentence={`${t('export.failed')} ${errorSentence(t, state.error)}`}>
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
