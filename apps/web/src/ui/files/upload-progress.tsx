import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './file-drop.module.css'

type Props = { share: number; onCancel: (() => void) | undefined }

export function UploadProgress({ share, onCancel }: Props) {
  const { t } = useTranslation()
  const percent = Math.round(share * 100)
  return (
    <div className={styles.progress}>
      <Progress value={percent} aria-label={t('ui.files.sending', { percent })} flex={1} />
      <span className="tabular">{percent} %</span>
      {onCancel ? (
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      ) : null}
    </div>
  )
}
