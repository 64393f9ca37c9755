import { Menu } from '@mantine/core'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import IconFileTypeCsv from '@tabler/icons-react/dist/esm/icons/IconFileTypeCsv.mjs'
import { useTranslation } from 'react-i18next'
import { useOpenedLate } from '../page/use-opened-late.ts'
import { ExportButton } from './list-tool-buttons.tsx'
import type { Export } from './use-export.ts'

type Props = { exporting: Export; isPhone: boolean; isWanted: boolean }

/** What is filtered, all pages of it, as a file. */
export function ExportMenu({ exporting, isPhone, isWanted }: Props) {
  const { t } = useTranslation('table')
  const { target, state } = useOpenedLate(isWanted)
  return (
    <Menu {...state} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ExportButton ref={target} exporting={exporting} isPhone={isPhone} />
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
