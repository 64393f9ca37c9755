import { CopyButton, UnstyledButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useTranslation } from 'react-i18next'
import styles from './copy-line.module.css'

/** A label and its value; a tap anywhere copies the value. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <UnstyledButton className={styles.line} onClick={copy}>
          <span className={styles.label}>{label}</span>
          <span className={styles.value}>{value}</span>
          <span className="visually-hidden">{t('copy.copyThis')}</span>
          <span className={styles.mark}>
            <span className={styles.copied} role="status">
              {copied ? t('copy.copied') : ''}
            </span>
            {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
          </span>
        </UnstyledButton>
      )}
    </CopyButton>
  )
}
