import { Button, CopyButton, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from '../edit/confirm-dialog.module.css'
import { useFormat } from '../show/use-format.ts'
import { Dialog } from './dialog.tsx'

type Props = { title: string; link: string; expiresAt: string; onClose: () => void }

/** Told once: whoever closes this makes another one. */
export function IssuedLink({ title, link, expiresAt, onClose }: Props) {
  const { t } = useTranslation('users')
  const format = useFormat()
  return (
    <Dialog opened onClose={onClose} title={title} centered size={480}>
      <div className={styles.body}>
        <TextInput
          label={t('passwordLink.link')}
          description={t('passwordLink.until', { when: format.instant(expiresAt) })}
          value={link}
          readOnly
          data-autofocus
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className={styles.actions}>
        <Button variant="default" onClick={onClose}>
          {t('passwordLink.close')}
        </Button>
        <CopyButton value={link} timeout={2_000}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? t('passwordLink.copied') : t('passwordLink.copy')}</Button>}
        </CopyButton>
      </div>
    </Dialog>
  )
}
