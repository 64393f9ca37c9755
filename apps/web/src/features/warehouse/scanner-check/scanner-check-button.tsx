import { Button } from '@mantine/core'
import IconScan from '@tabler/icons-react/dist/esm/icons/IconScan.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../receive-page.module.css'

const ScannerCheckDialog = lazy(async () => ({ default: (await import('./scanner-check-dialog.tsx')).ScannerCheckDialog }))

/** Of this device alone: whether its scanner is read. */
export function ScannerCheckButton() {
  const { t } = useTranslation('warehouse')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" className={styles.sound} leftSection={<IconScan aria-hidden />} onClick={() => setOpen(true)}>
        {t('scanner.button')}
      </Button>
      <Suspense>{isOpen ? <ScannerCheckDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  )
}
