import { Button, Drawer } from '@mantine/core'
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './filter-sheet.module.css'

/** On a phone: what narrows and orders a list, from below. */
export function FilterSheet({ narrowedBy, children }: { narrowedBy: number; children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        className={styles.button ?? ''}
        leftSection={<IconAdjustmentsHorizontal aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('ui.filters')}
        {narrowedBy > 0 ? <span className={styles.count}>{narrowedBy}</span> : null}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title={t('ui.filters')}
        closeButtonProps={{ 'aria-label': t('ui.close') }}
        classNames={{ content: styles.sheet ?? '', body: styles.body ?? '', title: styles.title ?? '' }}
      >
        {children}
        <Button onClick={() => setOpen(false)}>{t('ui.seeResults')}</Button>
      </Drawer>
    </>
  )
}
