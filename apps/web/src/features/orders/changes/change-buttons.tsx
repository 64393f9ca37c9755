import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../../../ui/edit/dialog.module.css'

/** Nothing is changed yet. */
export function ChangeButtons({ isSending, onCancel }: { isSending: boolean; onCancel: () => void }) {
  const { t } = useTranslation('orders')
  return (
    <div className={styles.actions}>
      <Button variant="default" onClick={onCancel}>
        {t('common:ui.cancel')}
      </Button>
      <Button type="submit" loading={isSending}>
        {t('change.preview')}
      </Button>
    </div>
  )
}
