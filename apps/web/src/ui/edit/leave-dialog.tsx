import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './conflict-dialog.module.css'

/** Asks once before what was typed is lost. */
export function LeaveDialog({ onChoose }: { onChoose: (leaves: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <Dialog opened onClose={() => onChoose(false)} title={t('ui.leave.title')} centered size={440}>
      <p>{t('ui.leave.sentence')}</p>
      <div className={styles.actions}>
        <Button variant="default" onClick={() => onChoose(true)}>
          {t('ui.leave.leave')}
        </Button>
        <Button onClick={() => onChoose(false)} data-autofocus>
          {t('ui.leave.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
