import { Button } from '@mantine/core'
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs'
import IconColumns3 from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs'
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SavedViews } from '../saved-views/use-saved-views.ts'
import styles from './list-tool-buttons.module.css'
import type { Export } from './use-export.ts'

type Common = Omit<ComponentProps<'button'>, 'color' | 'style'> & { isPhone: boolean }

/** Names the view that is shown. */
export function SavedViewsButton({ views, isPhone, ...rest }: Common & { views: SavedViews }) {
  const { t } = useTranslation('table')
  const { current, isChanged } = views
  return (
    <Button
      {...rest}
      variant="default"
      leftSection={<IconBookmark aria-hidden />}
      data-current={current !== null}
      className={styles.views ?? ''}
      fullWidth={isPhone}
      title={t('views.button')}
    >
      <span className={styles.name}>{current ? current.name : t('views.button')}</span>
      {isChanged ? <span className={styles.changed}>{t('views.changed')}</span> : null}
    </Button>
  )
}

export function ColumnsButton({ isPhone, ...rest }: Common) {
  const { t } = useTranslation('table')
  const name = t(isPhone ? 'columns.details' : 'columns.button')
  return (
    <Button {...rest} variant="default" leftSection={<IconColumns3 aria-hidden />} fullWidth={isPhone} title={name}>
      {name}
    </Button>
  )
}

export function ExportButton({ exporting, isPhone, ...rest }: Common & { exporting: Export }) {
  const { t } = useTranslation('table')
  return (
    <Button
      {...rest}
      variant="default"
      leftSection={<IconDownload aria-hidden />}
      disabled={exporting.state.is === 'running'}
      fullWidth={isPhone}
      title={t('export.button')}
    >
      {t('export.button')}
    </Button>
  )
}
