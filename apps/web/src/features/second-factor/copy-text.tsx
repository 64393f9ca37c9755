import { CopyButton, UnstyledButton } from '@mantine/core'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useTranslation } from 'react-i18next'
import styles from './second-factor.module.css'

/** A tap anywhere copies; `copies`: what, where it is written otherwise. */
export function CopyText({ label, value, copies }: { label: string; value: string; copies: string }) {
  const { t } = useTranslation('second-factor')
  return (
    <CopyButton value={copies} timeout={2_000}>
      {({ copied, copy }) => (
        <UnstyledButton className={styles.secret} onClick={copy}>
          <span className="visually-hidden">{label} </span>
          <code>{value}</code>
          <span className="visually-hidden" role="status">
            {copied ? t('copied') : ''}
          </span>
          {copied ? <IconCheck aria-hidden /> : <IconCopy aria-hidden />}
        </UnstyledButton>
      )}
    </CopyButton>
  )
}
