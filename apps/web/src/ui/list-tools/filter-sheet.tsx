import { Button } from '@mantine/core'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLazyPanel } from '../page/use-lazy-panel.ts'
import styles from './filter-sheet.module.css'

const SidePanel = lazy(async () => ({ default: (await import('../dialog/side-panel.tsx')).SidePanel }))

/** On a phone: what narrows and orders a list, from below. */
export function FilterSheet({ narrowedBy, children }: { narrowedBy: number; children: ReactNode }) {
  const { t } = useTranslation()
  const { isOpen, wasOpened, open, close } = useLazyPanel()
  return (
    <>
      <Button
        variant="default"
        className={styles.button ?? ''}
        leftSection={<IconAdjustmentsHorizontal aria-hidden />}
        onClick={open}
      >
        {t('ui.filters')}
        {narrowedBy > 0 ? <span className={styles.count}>{narrowedBy}</span> : null}
      </Button>
      {wasOpened ? (
        <Suspense>
          <SidePanel
            opened={isOpen}
            onClose={() => close()}
            returnFocus={false}
            position="bottom"
            size="auto"
            title={t('ui.filters')}
            classNames={{ content: styles.sheet ?? '', body: styles.body ?? '', title: styles.title ?? '' }}
          >
            {children}
            <Button onClick={() => close()}>{t('ui.seeResults')}</Button>
          </SidePanel>
        </Suspense>
      ) : null}
    </>
  )
}
