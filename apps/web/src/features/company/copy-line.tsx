import { CopyButton, Tooltip, UnstyledButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useTranslation } from 'react-i18next'
import styles from './copy-line.module.css'

/** A label and its value; a tap anywhere copies the value. */
export function CopyLine({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation('orders')
  return (
    <CopyButton value={value} timeout={2_000}>
      {({ copied, copy }) => (
        <Tooltip label={t('copy.copied')} opened={copied} withArrow position="left">
          <UnstyledButton className={styles.line} onClick={copy}>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{value}</span>
            <span className="visually-hidden">{t('copy.copyThis')}</span>
            {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
            <span className="visually-hidden" role="status">
              {copied ? t('copy.copied') : ''}
            </span>
          </UnstyledButton>
        </Tooltip>
      )}
    </CopyButton>
  )
}
